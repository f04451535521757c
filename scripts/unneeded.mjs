// What packages bring along that neither building nor running needs: a third of what npm installs.

/** Packages and folders below node_modules that nothing reads; each with its reason. */
export const UNNEEDED = [
  'typescript', // an optional companion of packages with types; the bundlers read TypeScript by themselves
  'esbuild', // an optional companion of Vite, which builds with Rolldown
  '@esbuild',
  '@napi-rs', // pdfjs draws on it in Node; ours draws in the browser
  'echarts/dist', // whole bundles for pages without a bundler; here and below
  'antd/dist',
  'zrender/dist',
  'mathjax-full/es5',
  'pdfjs-dist/legacy', // for browsers of the past
];
/** Of these folders these files alone are read. */
export const ALONE = {
  '@fontsource/atkinson-hyperlegible/files': [
    'atkinson-hyperlegible-latin-400-normal.woff2',
    'atkinson-hyperlegible-latin-700-normal.woff2',
  ],
  '@fontsource/lxgw-wenkai/files': ['lxgw-wenkai-latin-500-normal.woff2'],
};
/** Maps to the sources of packages, for their authors. */
export const isMap = (name) => name.endsWith('.map');
