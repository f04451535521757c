import type { Geometry } from '@zhibi/contract/papers';
import type { Services } from '../../platform/services.js';
import { typesetterOf } from '../layout/typesetter.js';
import { CODE_RULE } from '../output/store-run.js';
import { codeText } from '../rules.js';

interface Sheets {
  pdf: Uint8Array;
  geometry: Geometry;
  schoolName: string;
  pageCodes: readonly string[];
}

/** The sheets of a card without a name: with the codes that say which page they are. */
export const blankSheets = (
  services: Pick<Services, 'app'>,
  { pdf, geometry, schoolName, pageCodes }: Sheets,
): Promise<Uint8Array> =>
  typesetterOf(services).stampCopies({
    pdf,
    geometry,
    copies: [
      {
        name: '',
        className: '',
        studentNo: '',
        schoolName,
        pages: pageCodes.map((pageCode, i) => ({ page: i + 1, pageCode, qrText: codeText(CODE_RULE, pageCode) })),
      },
    ],
  });
