import type { TestProject } from 'vitest/node';
import { ensureServerBuilt } from './ensure.mjs';

/** What the server has done apart from itself is compiled, in specifications as in the product: made once, and anew after a change. */
export default function setup(project: TestProject): void {
  ensureServerBuilt();
  project.onTestsRerun(ensureServerBuilt);
}
