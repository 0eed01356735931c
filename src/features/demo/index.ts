import { createDemoPage, type DemoPageParts } from './demo-page.ts';

export { seedDemo } from './seed-demo.ts';

export const demoFeature = {
  routes: [],
  pages: (parts: DemoPageParts) => [createDemoPage(parts)],
};
