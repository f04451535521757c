import { useEffect, useState } from 'react';
import { notify } from '../notify.js';
import { say } from '../text.js';
import { formDrafts } from './form-drafts.js';

/** The fields of a form that keeps them itself: there again after a reload. `drop` once they were saved. */
export function useDraft<T extends object>(name: string, first: () => T): [T, (next: T) => void, () => void] {
  const [value, setValue] = useState<T>(() => {
    const fresh = first();
    const kept = formDrafts.of(name);
    // Of another version of the application: a field that is new has its first value.
    return kept ? { ...fresh, ...kept } : fresh;
  });
  // The person, who would take for new what is not: said once, as the page is drawn.
  useEffect(() => {
    if (formDrafts.of(name) && formDrafts.isOfEarlierPage(name)) notify.done(say('platform:draft.restored'));
  }, [name]);
  const set = (next: T) => {
    formDrafts.keep(name, next);
    setValue(next);
  };
  return [value, set, () => formDrafts.drop(name)];
}
