import * as common from './common.zh.js';
import * as installation from './installation.zh.js';
import * as people from './people.zh.js';
import * as printing from './printing.zh.js';
import * as session from './session.zh.js';
import * as teaching from './teaching.zh.js';

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
