/** Whether anything of a paper is a formula, wherever it stands. */
export function hasFormulas(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasFormulas);
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return false;
  return ('t' in value && value.t === 'math') || Object.values(value).some(hasFormulas);
}
