import type { Layer } from '@zhibi/contract/homework';
import { formDrafts } from '../../../platform/drafts/form-drafts.js';
import { draftOfPublishing } from './draft-name.js';
import type { Form } from './form.js';

const layers: readonly Layer[] = ['A', 'B', 'C', 'none'];

/** Puts a paper before a class, or one layer of it, in the form that gives homework, and answers the address where that is looked at and sent. */
export function beginGiving(paperId: string, { classId, layer }: { classId: string; layer: Layer | null }): string {
  const whom: Pick<Form, 'forWhom'> & Partial<Form> =
    layer === null
      ? { forWhom: 'everybody' }
      : {
          forWhom: 'layers',
          layerPapers: Object.fromEntries(
            layers.map((one) => [one, one === layer ? 'this' : 'none']),
          ) as Form['layerPapers'], // each layer is named
        };
  formDrafts.keep(draftOfPublishing(paperId), { classIds: [classId], ...whom });
  return `/homework/written?step=classes&paper=${paperId}`;
}
