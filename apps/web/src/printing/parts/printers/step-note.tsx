import { type PrintJobState, printJobStates } from '@zhibi/contract/printing/printers';
import { useTranslation } from 'react-i18next';
import { useReasonWords } from './reason-words.js';

const isState = (word: string | undefined): word is PrintJobState => printJobStates.some((state) => state === word);

/** What was noted with a move: as a person typed it, or what a printer said when it gave up, in words. */
export function StepNote({ note, isPrinter }: { note: string; isPrinter: boolean }) {
  const { t } = useTranslation('printers');
  const words = useReasonWords();
  const [state, ...reasons] = note.split(' ');
  if (!isPrinter || !isState(state)) return <>{note}</>;
  return <>{[t(`job.state.${state}`), words(reasons)].filter(Boolean).join(' · ')}</>;
}
