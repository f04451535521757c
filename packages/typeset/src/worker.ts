import type { openStamper } from './copies/stamper.js';
import type { openForms } from './forms/open-forms.js';
import { openPress } from './press/open-press.js';
import { smallSheet } from './sheet/small-sheet.js';
import type { TypesetJobs } from './worker-file.js';

// One press and one set of stamps a thread or process, opened by the first job that needs them.
let press: ReturnType<typeof openPress> | undefined;
let forms: ReturnType<typeof openForms> | undefined;
let stamper: ReturnType<typeof openStamper> | undefined;

/** The job `layOut` of a worker thread; see `workerFile` for how a server calls it. */
export const layOut: TypesetJobs['layOut'] = async ({ paper, options }) => {
  press ??= openPress();
  return (await press).layOut(paper, options);
};

/** The job `setCard` of a worker thread. */
export const setCard: TypesetJobs['setCard'] = async (job) => {
  press ??= openPress();
  return (await press).setCard(job);
};

/** The job `setGround` of a worker thread. */
export const setGround: TypesetJobs['setGround'] = async (job) => {
  press ??= openPress();
  return (await press).setGround(job);
};

/** The job `stampCopies` of a worker thread. */
export const stampCopies: TypesetJobs['stampCopies'] = async (job) => {
  stamper ??= import('./copies/stamper.js').then((copies) => copies.openStamper());
  return (await stamper).stamp(job);
};

/** The job `markCopy` of a worker thread. */
export const markCopy: TypesetJobs['markCopy'] = async (job) => {
  stamper ??= import('./copies/stamper.js').then((copies) => copies.openStamper());
  return (await stamper).mark(job);
};

/** The job `setForm` of a worker thread. */
export const setForm: TypesetJobs['setForm'] = async (form) => {
  forms ??= import('./forms/open-forms.js').then((opened) => opened.openForms());
  return (await forms).setForm(form);
};

/** The job `setTitles` of a worker thread. */
export const setTitles: TypesetJobs['setTitles'] = async (job) => {
  forms ??= import('./forms/open-forms.js').then((opened) => opened.openForms());
  return (await forms).setTitles(job);
};

/** The job `warm`: sets a paper with a formula, which reads the fonts and opens MathJax. */
export const warm: TypesetJobs['warm'] = async () => {
  await layOut(smallSheet);
};
