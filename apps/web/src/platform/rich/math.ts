import { useSyncExternalStore } from 'react';
import { Fetched } from './fetched.js';

export type RenderMath = (latex: string, display: boolean) => string;

/** KaTeX: formulas stand as plain text until it is here. For what draws formulas outside React. */
export const mathSetter = new Fetched<RenderMath>(async () => (await import('./set-formula.js')).setFormula);

/** The way to set a formula, or null while KaTeX is on its way. */
export const useMath = (): RenderMath | null => useSyncExternalStore(mathSetter.subscribe, mathSetter.get);
