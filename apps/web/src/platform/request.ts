import type { Endpoint } from '@zhibi/contract/kernel';
import type { Session } from './session-store.js';

/** The roles that have no subject of their own: their calls carry none. */
const withoutSubject = ['SCHOOLPRINCIPAL', 'STUDENT'] as const;

/** The roles that look at one school stage at a time. */
const staged = ['SCHOOLPRINCIPAL', 'REGION'] as const;

export const acceptLanguage = (language: Session['language']) => (language === 'en' ? 'en' : 'zh-CN');

/** Who asks, as the protocol wants it said. */
export function sessionHeaders(session: Session): Record<string, string> {
  const headers: Record<string, string> = { 'Accept-Language': acceptLanguage(session.language) };
  if (session.token) headers.Authorization = `Bearer ${session.token}`;
  if (session.schoolId) headers['X-School-Id'] = session.schoolId;
  if (session.roleCodes.length) headers['X-Role-Codes'] = session.roleCodes.join(',');
  const hasSubject = session.subjectId !== null && !withoutSubject.some((role) => session.roleCodes.includes(role));
  if (hasSubject) headers['X-Subject-Id'] = String(session.subjectId);
  const hasStage = session.stageId !== null && staged.some((role) => session.roleCodes.includes(role));
  if (hasStage) headers['X-Stage-Id'] = String(session.stageId);
  return headers;
}

const isGiven = (value: unknown) => value !== undefined && value !== null;

function asForm(fields: [string, unknown][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields)
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one instanceof Blob) form.append(name, one);
      else if (isGiven(one)) form.append(name, String(one));
    }
  return form;
}

/** An endpoint and its input as a request: `{name}` in the path is taken from the input, the rest is query, form or JSON. */
export function toRequest(endpoint: Endpoint, input: object, session: Session): { url: string; init: RequestInit } {
  const rest = new Map<string, unknown>(Object.entries(input));
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return encodeURIComponent(String(value));
  });
  const headers = sessionHeaders(session);
  if (endpoint.method === 'GET') {
    const query = new URLSearchParams(
      [...rest].filter(([, value]) => isGiven(value)).map(([name, value]) => [name, String(value)]),
    );
    return { url: query.size ? `${path}?${query}` : path, init: { method: 'GET', headers } };
  }
  if (endpoint.kind === 'form') return { url: path, init: { method: 'POST', headers, body: asForm([...rest]) } };
  headers['Content-Type'] = 'application/json';
  return { url: path, init: { method: 'POST', headers, body: JSON.stringify(Object.fromEntries(rest)) } };
}
