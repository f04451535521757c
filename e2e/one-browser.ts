import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { launchOptions } from './browser.js';

declare module 'vitest' {
  interface ProvidedContext {
    browser: string;
  }
}

/** One browser for all journeys, which they reach by its address: each person has a context of their own in it. */
export default async function setup(project: TestProject) {
  const server = await chromium.launchServer(await launchOptions());
  project.provide('browser', server.wsEndpoint());
  return () => server.close();
}
