/**
 * What a log may say. It is read by whoever runs the server, is copied and sent around: it tells what went wrong and where, and nothing of
 * anybody. So values are left out by their place (the parameters of a statement, the details of a database, the query of an address), and
 * what stays, such as the SQLSTATE, stays readable.
 */
type Fields = Readonly<Record<string, unknown>>;

const SECRETS = new Set([
  'password',
  'newPassword',
  'originalPassword',
  'token',
  'refreshToken',
  'access_token',
  'authorization',
  'cookie',
  'secret',
  'code',
  'name',
  'phone',
  'account',
  'birthday',
  'params',
  'parameters',
  'args',
  'detail',
  'where',
  'body',
  'payload',
]);
/** These have a serializer of their own. */
const SERIALIZED = new Set(['err', 'req']);
const DEEPEST = 4;

/** The fields of a line of the log without what is secret or somebody's, wherever it stands. */
export function withoutSecrets(fields: Fields, depth = 0): Record<string, unknown> {
  const shown: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (depth === 0 && SERIALIZED.has(name)) shown[name] = value;
    else if (SECRETS.has(name)) shown[name] = '[secret]';
    else if (typeof value === 'string') shown[name] = withoutPeople(value);
    else if (value instanceof Error) shown[name] = loggedError(value);
    else if (value === null || typeof value !== 'object') shown[name] = value;
    else shown[name] = depth < DEEPEST ? withinValue(value, depth + 1) : '[deep]';
  }
  return shown;
}

function withinValue(value: object, depth: number): unknown {
  if (value instanceof Date) return value;
  if (!Array.isArray(value)) return withoutSecrets(value as Fields, depth); // as: an object that is no list
  return value.slice(0, 20).map((one: unknown) => Object.values(withoutSecrets({ one }, depth))[0]);
}

/**
 * A sentence of the log without people: our words are English, so what stands in another script is somebody's, and so is what is quoted
 * unless it is the name of a column or a file of ours; phone numbers and what is as long as a token go too.
 */
export const withoutPeople = (text: string): string =>
  text
    .replace(/(["'`])(?:(?!\1)[^\\]|\\.)*\1/gs, (quoted) => (/^.[a-z0-9_.:/-]{0,63}.$/.test(quoted) ? quoted : '"…"'))
    .replace(/(?<!\d)1[3-9]\d{9}(?!\d)/g, '1…')
    .replace(/[\w-]{12,}\.[\w-]{12,}(?:\.[\w-]+)?/g, '[token]')
    .replace(/[^\p{ASCII}…–—]+/gu, '…');

/** An address: which call it was, and no word of what was asked for. Ids and small numbers stay, they are needed to find what went wrong. */
export function loggedUrl(url: string): string {
  const [path = '', query] = url.split(/\?(.*)/s);
  const shownPath = path
    .replace(/(\/api\/sse\/connect\/[^/]+\/|^\/partner\/)[^/?]+/, '$1[token]')
    .split('/')
    .map((part) => (part === '[token]' || (/^[\w.-]*$/.test(part) && part.length <= 40) ? part : '[…]'))
    .join('/');
  if (query === undefined) return shownPath;
  const shown = query.split('&').map((pair) => {
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    const isPlain = PLAIN_VALUE.test(value) && !SECRETS.has(name) && name !== 'state';
    return `${/^\w{1,40}$/.test(name) ? name : '[…]'}=${isPlain ? value : '[…]'}`;
  });
  return `${shownPath}?${shown.join('&')}`;
}

/** An id, a small number, or nothing. */
const PLAIN_VALUE = /^(?:\d{0,9}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

/** What of an error of any driver names no value: the SQLSTATE, and which table, column and constraint it is about. */
const TOLD = [
  'code',
  'severity',
  'schema',
  'schema_name',
  'table',
  'table_name',
  'column',
  'column_name',
  'constraint',
  'constraint_name',
  'dataType',
  'routine',
  'syscall',
  'errno',
  'statusCode',
  'status',
  'reason',
] as const;

/** An error as the log tells it: what it is, where it was thrown, and what it came of. */
export function loggedError(error: unknown, depth = 0): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: withoutPeople(String(error)) };
  const fields = error as unknown as Fields; // what drivers add to their errors is known by name only
  const reported: Record<string, unknown> = { type: error.name };
  for (const name of TOLD) {
    const value = fields[name];
    if (typeof value === 'number' || (typeof value === 'string' && value.length <= 200)) reported[name] = value;
  }
  // A statement holds places for its values; the message that goes with it holds the values too.
  const statement = typeof fields.query === 'string' ? fields.query : undefined;
  reported.message = statement === undefined ? messageOf(error, fields) : 'a statement failed';
  if (statement !== undefined) reported.statement = withoutPeople(statement);
  reported.stack = framesOf(error);
  if (depth >= DEEPEST) return reported;
  if (error.cause !== undefined) reported.cause = loggedError(error.cause, depth + 1);
  if (error instanceof AggregateError) reported.errors = error.errors.map((one) => loggedError(one, depth + 1));
  return reported;
}

/** PostgreSQL repeats what it could not read (class 22), in quotes or without; which kind of mistake it was says the SQLSTATE. */
const messageOf = ({ message, name }: Error, { code, severity }: Fields): string => {
  if (name === 'SyntaxError') return 'a text could not be read'; // its message shows the text
  return severity !== undefined && /^22/.test(String(code)) ? 'a value is not of its kind' : withoutPeople(message);
};

/** The stack begins with the message, which is told without its values. */
const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
