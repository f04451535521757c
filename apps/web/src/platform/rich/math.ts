import { useSyncExternalStore } from 'react';

export type RenderMath = (latex: string, display: boolean) => string;

/** KaTeX, loaded by the first formula that is drawn; formulas stand as plain text until then. */
class MathSetter {
  private render: RenderMath | null = null;
  private loading: Promise<void> | null = null;
  private readonly listeners = new Set<() => void>();

  get = (): RenderMath | null => this.render;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    this.loading ??= this.load();
    return () => this.listeners.delete(listener);
  };

  private async load(): Promise<void> {
    this.render = (await import('./set-formula.js')).setFormula;
    for (const listener of this.listeners) listener();
  }
}

/** For what draws formulas outside React. */
export const mathSetter = new MathSetter();

/** The way to set a formula, or null while KaTeX is on its way. */
export const useMath = (): RenderMath | null => useSyncExternalStore(mathSetter.subscribe, mathSetter.get);
