import { useUser } from '../../../people/index.js';

/** Where tests are set up and filled: the school's own screens, or those of operations acting for it. */
export function useStagePlaces() {
  const { currentRole } = useUser();
  const isOperator = currentRole === 'ZHIBI_SRE' || currentRole === 'ZHIBI_SRE_SYS';
  const area = isOperator ? '/devops' : '/paper';
  return {
    setUp: (testId?: string) => `${area}/stageSet${testId === undefined ? '' : `?test=${testId}`}`,
    scores: (testId: string, importId?: string) =>
      `${area}/stageImport?test=${testId}${importId === undefined ? '' : `&import=${importId}`}`,
    results: (testId: string) => `/study/stageDetail?test=${testId}`,
  };
}
