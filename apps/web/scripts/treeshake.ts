/**
 * Modules that only say what they export: one of which nothing is used is left out, with all that it imports. Without that the public
 * index of a domain brings along whatever it names, and a button of Ant Design the tools of its tables. Those of ours that do something
 * by being read are named: `scripts/for-effect.test.ts` finds a forgotten one.
 */
export const treeshake = {
  propertyReadSideEffects: false as const,
  moduleSideEffects: [
    {
      test: /[\\/]apps[\\/]web[\\/]src[\\/](?!.*(calendar-words|jitless|no-browser|main|pdf-worker)\.tsx?$).*\.tsx?$/,
      sideEffects: false,
    },
    { test: /[\\/]packages[\\/]\w+[\\/]src[\\/].*\.ts$/, sideEffects: false },
    { test: /[\\/]node_modules[\\/]@rc-component[\\/].*\.js$/, sideEffects: false },
  ],
};
