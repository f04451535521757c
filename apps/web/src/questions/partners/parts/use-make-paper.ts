import { type PaperType, PaperType as PaperTypeShape, papersApi } from '@zhibi/contract/papers';
import { partnersApi } from '@zhibi/contract/questions/partners';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useWrite } from '../../../platform/api.js';
import { notify } from '../../../platform/notify.js';
import { paperAddresses } from '../../parts/paper-addresses.js';

interface Wish {
  itemIds: readonly string[];
  title: string;
  paperType: number;
  /** Where the paper is to be gone on with. */
  goTo: keyof typeof paperAddresses;
}

const typeOf = (type: number): PaperType => PaperTypeShape.safeParse(type).data ?? 1;
const LONGEST_TITLE = 100;

/** Takes questions of a partner, makes a paper of them and opens it where it is laid out with answer areas, or published. */
export function useMakePaper({ bank, subjectId }: { bank: string; subjectId: number }) {
  const { t } = useTranslation('partners');
  const navigate = useNavigate();
  const take = useWrite(partnersApi.take, [partnersApi.banks]);
  const create = useWrite(papersApi.create, [papersApi.list]);
  const start = ({ itemIds, title, paperType, goTo }: Wish) =>
    take.mutate(
      { bank, subjectId, itemIds: [...itemIds] },
      {
        onSuccess: ({ items }) => {
          const questionIds = items.flatMap(({ questionId }) => questionId ?? []);
          if (questionIds.length === 0) return notify.warn(t('taken.skipped', { count: items.length, added: 0 }));
          create.mutate(
            { subjectId, questionIds, title: title.slice(0, LONGEST_TITLE), paperType: typeOf(paperType) },
            { onSuccess: ({ paperId }) => void navigate(paperAddresses[goTo](paperId)) },
          );
        },
      },
    );
  return { start, isPending: take.isPending || create.isPending };
}
