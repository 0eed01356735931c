import { RenderProcess } from './render-process.ts';

/** Draws the files of the whole service; to be stopped with it. */
export const renderer = new RenderProcess();
