import type { Api } from '../kernel/index.js';
import { filesApi } from './files.js';
import { linksApi } from './links.js';
import { previewApi, wopiApi } from './preview.js';
import { regionApi } from './region.js';
import { shareApi } from './share.js';
import { uploadApi } from './upload.js';

export { DiskScope, DiskSort, fileReasons } from './files.js';
export * from './kinds.js';
export { LINKS_AT_MOST, type LinkedFile, type LinkKind, type LinkTarget, type LinkUse } from './links.js';
export * from './model.js';
export * from './parts.js';
export { type Preview, PreviewMode, wopiApi } from './preview.js';
export type { RegionFile } from './region.js';
export { shareReasons } from './share.js';
export * from './show.js';
export { uploadReasons } from './upload.js';

export const diskApi = {
  ...uploadApi,
  ...filesApi,
  ...shareApi,
  ...regionApi,
  ...linksApi,
  ...previewApi,
  ...wopiApi,
} satisfies Api;
