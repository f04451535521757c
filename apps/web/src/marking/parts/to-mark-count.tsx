import { markingApi } from '@zhibi/contract/marking';
import { useSubjectId } from '../../people/index.js';
import { useRead } from '../../platform/api.js';

/** How many papers wait for the red pen, for the sign of a tab; nothing where none does. */
export function Count() {
  const subjectId = useSubjectId();
  const { data } = useRead(markingApi.waiting, subjectId === null ? null : { subjectId });
  return data?.papers || null;
}
