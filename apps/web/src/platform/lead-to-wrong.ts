const WRONG = '[data-wrong], .ant-form-item-has-error';
const FIELD = 'input, textarea, select, button, [tabindex]';
/** A form judges what is in it a moment after the press, and draws what is wrong one later. */
const PATIENCE_MS = 600;

const isFree = (one: HTMLElement) => !one.matches(':disabled, [tabindex="-1"], [aria-hidden="true"]');

/** What takes the focus of a part that is wrong: of several buttons under one name the chosen one, else the first. */
function fieldOf(wrong: Element): HTMLElement | undefined {
  const part = wrong.hasAttribute('data-wrong') ? wrong.parentElement : wrong;
  const fields = [...(part?.querySelectorAll<HTMLElement>(FIELD) ?? [])].filter(isFree);
  return fields.find((one) => one.matches(':checked')) ?? fields[0];
}

/**
 * Who presses the main button of a form and is told that something is wrong stands in the first field of that, whatever kind of field it is
 * and whatever kind of form. A form that went there itself, and who has gone elsewhere meanwhile, is left alone.
 */
function lead(pressed: Element, until: number): void {
  const place = pressed.closest('[role="dialog"], main') ?? document.body;
  const now = document.activeElement;
  if (!pressed.isConnected || (now !== null && !place.contains(now) && now !== document.body)) return;
  const wrong = place.querySelector(WRONG);
  if (wrong === null) {
    if (performance.now() < until) requestAnimationFrame(() => lead(pressed, until));
    return;
  }
  const field = fieldOf(wrong);
  if (now?.closest(WRONG) || field === undefined) return;
  field.focus({ preventScroll: true });
  wrong.scrollIntoView?.({ block: 'center' });
}

/** For the whole window, once. Answers how to stop. */
export function leadToWrong(): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const pressed = target instanceof Element ? target.closest('button.ant-btn-primary') : null;
    if (pressed) requestAnimationFrame(() => lead(pressed, performance.now() + PATIENCE_MS));
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
