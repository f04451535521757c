import { formulaHtml } from '@zhibi/content/katex';
import { supportedCommands, withPercents } from '@zhibi/content/supported';
import { MathfieldElement } from 'mathlive';
import { useEffect, useImperativeHandle, useRef } from 'react';
import 'katex/dist/katex.min.css';
import styles from './formula.module.css';
import { fieldTemplate } from './template.js';
import type { WritingHandle } from './writing-handle.js';
import { written } from './written.js';

// The letters are KaTeX's, which are here already; nothing makes a noise or is fetched from anywhere.
MathfieldElement.fontsDirectory = null;
MathfieldElement.soundsDirectory = null;

export interface MathFieldProps {
  latex: string;
  label: string;
  onInput: (latex: string) => void;
  /** The formula holds something that the field would change: it is written as LaTeX. */
  onStrange: () => void;
  ref: React.Ref<WritingHandle>;
}

/** How a formula is understood, whatever its braces; undefined for one that cannot be set. */
function meaningOf(latex: string): string | undefined {
  try {
    const html = formulaHtml(latex, { output: 'mathml' });
    return html.replace(/<annotation[\s\S]*?<\/annotation>|<\/?mrow>/g, '');
  } catch {
    return undefined; // unknown to the screen: shown as typed
  }
}

/** What is typed becomes a sign only where screen and paper have it. */
const isShared = (definition: string): boolean =>
  [...written(definition).matchAll(/\\([A-Za-z]+)/g)].every(([, name = '']) => supportedCommands.has(name));

function openField(label: string): MathfieldElement {
  const field = new MathfieldElement();
  field.className = styles.field ?? '';
  field.setAttribute('aria-label', label);
  field.mathVirtualKeyboardPolicy = 'manual';
  field.popoverPolicy = 'off';
  field.environmentPopoverPolicy = 'off';
  field.smartMode = false;
  field.placeholderSymbol = '□';
  field.mathModeSpace = '\\,';
  return field;
}

/** What can be set once the field is in the page. */
function settle(field: MathfieldElement): void {
  field.menuItems = [];
  field.inlineShortcuts = Object.fromEntries(
    Object.entries(field.inlineShortcuts).filter(([, one]) => isShared(typeof one === 'string' ? one : one.value)),
  );
  // Escape is the dialog's.
  field.keybindings = field.keybindings.filter(({ key }) => key !== '[Escape]');
}

/** A formula as it looks, to be written in: MathLive, which is fetched with this file. */
export function MathField({ latex, label, onInput, onStrange, ref }: MathFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  const field = useRef<MathfieldElement | null>(null);
  const unchanged = useRef('');
  const latest = useRef({ latex, label, onInput, onStrange });
  latest.current = { latex, label, onInput, onStrange };

  // The field is a machine of its own beside React: made once, with the formula that stands there.
  useEffect(() => {
    const made = openField(latest.current.label);
    const opened = latest.current.latex;
    field.current = made;
    made.addEventListener('input', () => latest.current.onInput(written(made.getValue('latex'))));
    made.addEventListener('mount', () => {
      settle(made);
      made.setValue(withPercents(opened), { silenceNotifications: true });
      // Written anew: what is merely kept would be given back unread.
      made.executeCommand('moveToMathfieldEnd');
      made.insert('+', { silenceNotifications: true });
      made.executeCommand('deleteBackward');
      made.resetUndo();
      unchanged.current = made.getValue('latex');
      if (opened.trim() !== '' && meaningOf(written(made.getValue('latex'))) !== meaningOf(opened))
        latest.current.onStrange();
      made.focus();
    });
    place.current?.append(made);
    return () => made.remove();
  }, []);

  useImperativeHandle(ref, () => ({
    put(template) {
      field.current?.insert(fieldTemplate(template), { focus: true, selectionMode: 'placeholder' });
    },
    focus: () => field.current?.focus(),
    read() {
      const now = field.current?.getValue('latex');
      return now === undefined || now === unchanged.current ? undefined : written(now);
    },
  }));
  return <div ref={place} />;
}
