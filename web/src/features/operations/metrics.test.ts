import { describe, expect, it } from 'vitest';
import { parseSamples, slowestRoutes, sumMetric } from './metrics.ts';

const TEXT = `# HELP millieme_jobs_queued Jobs
millieme_jobs_queued{task="deliver-mail"} 3
millieme_jobs_queued{task="draw-letters"} 2
millieme_jobs_queued_total 100
http_request_duration_seconds_bucket{le="0.1",method="GET",route="/a",status="200"} 1
http_request_duration_seconds_bucket{le="0.5",method="GET",route="/a",status="200"} 2
http_request_duration_seconds_bucket{le="+Inf",method="GET",route="/a",status="200"} 2
http_request_duration_seconds_sum{method="GET",route="/a",status="200"} 0.4
http_request_duration_seconds_count{method="GET",route="/a",status="200"} 2
http_request_duration_seconds_bucket{le="0.1",method="POST",route="/b",status="201"} 1
http_request_duration_seconds_bucket{le="0.5",method="POST",route="/b",status="201"} 1
http_request_duration_seconds_bucket{le="+Inf",method="POST",route="/b",status="201"} 1
http_request_duration_seconds_sum{method="POST",route="/b",status="201"} 0.05
http_request_duration_seconds_count{method="POST",route="/b",status="201"} 1
http_request_duration_seconds_bucket{le="0.1",method="POST",route="/b",status="503"} 0
http_request_duration_seconds_bucket{le="0.5",method="POST",route="/b",status="503"} 0
http_request_duration_seconds_bucket{le="+Inf",method="POST",route="/b",status="503"} 1
http_request_duration_seconds_sum{method="POST",route="/b",status="503"} 9.95
http_request_duration_seconds_count{method="POST",route="/b",status="503"} 1
`;

describe('what is measured', () => {
  it('is found by its whole name, with its labels', () => {
    expect(parseSamples(TEXT, 'millieme_jobs_queued')).toEqual([
      { labels: { task: 'deliver-mail' }, value: 3 },
      { labels: { task: 'draw-letters' }, value: 2 },
    ]);
    expect(sumMetric(TEXT, 'millieme_jobs_queued')).toBe(5);
    expect(sumMetric(TEXT, 'never_measured')).toBe(0);
  });

  it('tells the slowest routes, whatever they answered', () => {
    expect(slowestRoutes(TEXT, 5)).toEqual([
      { route: 'POST /b', count: 2, mean_ms: 5_000, most_ms: null },
      { route: 'GET /a', count: 2, mean_ms: 200, most_ms: 500 },
    ]);
    expect(slowestRoutes(TEXT, 1)).toHaveLength(1);
  });
});
