/** A button that says which of several holds: a language, or a way to log in. */
const choice =
  /<button type="button" (?:lang="([\w-]+)"|role="tab"[^>]* data-tab="(\w+)")[^>]* aria-(?:pressed|selected)="(true|false)"[^>]*>([^<]*)<\/button>/g;

/**
 * Without any script a button keeps nothing, a field does: buttons that choose become fields of a choice, so that who chose before the
 * scripts came finds it chosen (`platform/first-picture.ts`).
 */
export const withChoices = (html: string): string =>
  html.replace(choice, (_, tag: string | undefined, tab: string | undefined, isChosen: string, words: string) => {
    const name = tag === undefined ? 'tab' : 'language';
    const checked = isChosen === 'true' ? ' checked=""' : '';
    const language = tag === undefined ? '' : ` lang="${tag}"`;
    return `<label${language} data-button=""><input type="radio" name="${name}" value="${tag ?? tab ?? ''}"${checked}/>${words}</label>`;
  });
