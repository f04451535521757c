import { fieldMessages, type Language } from '@zhibi/contract/kernel';
import { ensure } from '../platform/problem.js';
import { decodePassword } from './passwords.js';
import { type Owner, weaknessOf } from './rules-passwords.js';

/** What people put together with a year or 1314, and no list from elsewhere knows. */
const KNOWN_HERE = [
  'woaini',
  'woaini1314',
  'woaini520',
  'woaini521',
  'woaiwojia',
  'nihao',
  'mima',
  'laoshi',
  'xuesheng',
  'zhongguo',
];

/** The lists are 400 KB and wanted only when somebody chooses a password. */
let counting: Promise<(password: string) => number> | undefined;
const countGuesses = () => {
  counting ??= loadLists();
  return counting;
};

async function loadLists(): Promise<(password: string) => number> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const estimate = new ZxcvbnFactory({
    graphs: adjacencyGraphs,
    dictionary: { ...dictionary, 'known-here': KNOWN_HERE },
  });
  return (password) => estimate.check(password).guesses;
}

interface About {
  owner: Owner;
  /** The field of the form that is told what is wrong. */
  field: string;
  language: Language;
}

/** The password that somebody chose, as it was sent; refused beside its field where it is easy to guess, with the reason. */
export async function choosePassword(sent: string, { owner, field, language }: About): Promise<string> {
  const password = decodePassword(sent);
  const weakness = weaknessOf(password, owner, await countGuesses());
  ensure(weakness === undefined, 'invalid', undefined, {
    fields: { [field]: weakness && fieldMessages[weakness]?.[language] },
  });
  return password;
}
