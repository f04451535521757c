import type { AuditFact } from '@zhibi/contract/operations';
import { factWords } from '@zhibi/contract/operations/audit-words';
import { session } from '../../platform/session-store.js';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
type Names = Readonly<Record<string, string>>;
/** Whom or what an id stands for; else its first signs, which tell ids apart by eye: whole ones are in the export. */
const shortened = (words: string, names: Names) => words.replace(UUID, (id) => names[id] ?? id.slice(0, 8)) || '—';

/** One field of an act in words, with what was before where it was something else. */
export function FactLine({ what, fact, names }: { what: string; fact: AuditFact; names: Names }) {
  // Empty before and after: nothing of it changed.
  if (fact.before === '' && fact.after === '') return null;
  const { name, before, after } = factWords(what, fact, session.get().language);
  return (
    <div>
      <small>{name}</small> {before && <del translate={asTyped(before, fact.before)}>{shortened(before, names)}</del>}{' '}
      <span translate={asTyped(after, fact.after)}>{shortened(after, names)}</span>
    </div>
  );
}

/** What no word was found for is what somebody typed: a title, a name. */
const asTyped = (said: string, kept: string | null) => (said === kept ? 'no' : undefined);
