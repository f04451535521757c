import { greetIn } from './greeting.js';

const FIELDS = 'input[name]:not([type="radio"])';
const BUTTONS = 'button';
/** The same in the picture, where a choice is a field (`app/first-picture/choices.ts`). */
const DRAWN_BUTTONS = 'button, [data-button]';
const CHOICES = 'input[type="radio"]';

/** Whether the application has drawn something that a person can see. */
const isDrawn = (root: Element): boolean => root.textContent !== '' || root.querySelector('svg, img, input') !== null;

/** Types as a person does, so that the form hears of it: React watches the property of the element, not that of its kind. */
function type(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * The picture that came with the page, beside the root of the application. One can type into it before any script is there; it gives way
 * once the application has drawn the same, and hands over what was typed and chosen, where the cursor stood and what was pressed.
 */
export class FirstPicture {
  private pressed = -1;
  private isComposing = false;

  static of(page: Document): FirstPicture | null {
    const picture = page.getElementById('first-picture');
    const root = page.getElementById('root');
    return picture && root ? new FirstPicture(picture, root) : null;
  }

  constructor(
    private readonly picture: HTMLElement,
    private readonly root: HTMLElement,
  ) {}

  watch(): void {
    greetIn(this.picture);
    const buttons = [...this.picture.querySelectorAll<HTMLElement>(DRAWN_BUTTONS)];
    this.picture.addEventListener('click', ({ target }) => {
      // A choice is kept by its field.
      const button = target instanceof Element ? target.closest(BUTTONS) : null;
      if (button) this.pressed = buttons.indexOf(button);
    });
    this.picture.addEventListener('keydown', ({ key, isComposing, target }) => {
      if (key !== 'Enter' || isComposing || !(target instanceof HTMLInputElement)) return;
      this.pressed = buttons.findIndex((button) => button instanceof HTMLButtonElement && button.type === 'submit');
    });
    this.picture.addEventListener('compositionstart', () => {
      this.isComposing = true;
    });
    this.picture.addEventListener('compositionend', () => {
      this.isComposing = false;
      setTimeout(giveWay); // the last letters of what was composed come after this event
    });
    const drawn = new MutationObserver(() => giveWay());
    const giveWay = () => {
      // A word that is being composed would be torn apart.
      if (this.isComposing || !this.picture.isConnected || !isDrawn(this.root)) return;
      drawn.disconnect();
      this.handOver();
    };
    drawn.observe(this.root, { childList: true, subtree: true, characterData: true });
  }

  private handOver(): void {
    const { activeElement: focused } = document;
    const texts = [...this.picture.querySelectorAll<HTMLInputElement>(FIELDS)];
    const chosen = this.chosen();
    const scrolled = document.scrollingElement?.scrollTop ?? 0;
    const ends = focused instanceof HTMLInputElement ? ([focused.selectionStart, focused.selectionEnd] as const) : null;
    const at = focused instanceof HTMLInputElement && this.picture.contains(focused) ? texts.indexOf(focused) : -1;
    this.picture.remove();
    document.scrollingElement?.scrollTo({ top: scrolled, behavior: 'instant' });
    const fields = texts.map(({ name }) => this.root.querySelector<HTMLInputElement>(`input[name="${name}"]`));
    for (const [n, { value, defaultValue }] of texts.entries()) {
      const field = fields[n];
      if (field && value !== defaultValue) type(field, value);
    }
    const next = fields[at];
    next?.focus({ preventScroll: true });
    if (next && ends) next.setSelectionRange(...ends);
    // What was typed is the form's own before it is sent.
    const presses = [...chosen, ...(this.pressed >= 0 ? [this.pressed] : [])];
    if (presses.length > 0) setTimeout(() => this.press(presses));
  }

  /** The places of buttons whose choice is another than the picture was drawn with, also where no script was there to hear of it. */
  private chosen(): number[] {
    const buttons = [...this.picture.querySelectorAll<HTMLElement>(DRAWN_BUTTONS)];
    return buttons.flatMap((button, at) => {
      const field = button.querySelector<HTMLInputElement>(CHOICES);
      return field?.checked && !field.defaultChecked ? [at] : [];
    });
  }

  private press(places: readonly number[]): void {
    const buttons = [...this.root.querySelectorAll(BUTTONS)];
    for (const at of places) buttons[at]?.click();
  }
}
