import { papersApi } from '@zhibi/contract/papers';
import { useNavigate } from 'react-router';
import { useWrite } from '../../platform/api.js';
import { paperAddresses } from '../parts/paper-addresses.js';

const HOMEWORK = 0;
const LONGEST_TITLE = 100;

/** Makes a paper of a unit and opens it where it is laid out, mended and printed. */
export function usePrint(subjectId: number) {
  const navigate = useNavigate();
  const create = useWrite(papersApi.create, [papersApi.list], {
    onDone: ({ paperId }) => void navigate(paperAddresses.preview(paperId)),
  });
  return {
    isPending: create.isPending,
    start: (questionIds: readonly string[], title: string) =>
      create.mutate({
        subjectId,
        questionIds: [...questionIds],
        title: title.slice(0, LONGEST_TITLE),
        paperType: HOMEWORK,
      }),
  };
}
