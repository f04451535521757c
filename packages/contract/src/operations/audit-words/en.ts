import * as common from './common.en.js';
import * as installation from './installation.en.js';
import * as people from './people.en.js';
import * as printing from './printing.en.js';
import * as session from './session.en.js';
import * as teaching from './teaching.en.js';

export const whats = { ...installation.whats, ...people.whats, ...printing.whats, ...session.whats, ...teaching.whats };
export const fields = {
  ...common.fields,
  ...installation.fields,
  ...people.fields,
  ...printing.fields,
  ...session.fields,
  ...teaching.fields,
};
export const values = { ...common.values, ...people.values, ...printing.values, ...session.values, ...teaching.values };
export const kinds = { ...installation.kinds };
