import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../people/index.js';
import { Card } from '../../platform/layout/card.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { PageHead } from '../../platform/layout/page-head.js';
import { useSearchParams } from '../../platform/search-params.js';
import { SumsMaker } from './arithmetic/sums-maker.js';
import { CharactersMaker } from './characters/characters-maker.js';

const [CHINESE, MATHS, ENGLISH] = [1, 2, 3];
const kinds = ['characters', 'arithmetic'] as const;
type Kind = (typeof kinds)[number];

/** Practice sheets: characters and oral arithmetic side by side, beginning with the one that the chosen subject practises. */
export function Page() {
  const { t } = useTranslation('papers');
  const { t: ofCharacters } = useTranslation('characters');
  const { t: ofSums } = useTranslation('arithmetic');
  const { subjects, subjectId } = useUser();
  const [params, setParams] = useSearchParams();
  const subject = subjects.find((one) => one.subjectId === subjectId);
  const usual: Kind = subject?.subjectMainId === MATHS ? 'arithmetic' : 'characters';
  const kind = kinds.find((one) => one === params.get('sheet')) ?? usual;
  return (
    <>
      <PageHead
        title={t('sheet.title')}
        note={t('sheet.note')}
        back="/source/list"
        extra={
          <Segmented<Kind>
            aria-label={ofCharacters('kinds')}
            value={kind}
            onChange={(next) => setParams({ sheet: next }, { replace: true })}
            options={[
              { value: 'characters', label: ofCharacters('title') },
              { value: 'arithmetic', label: ofSums('title') },
            ]}
          />
        }
      />
      {kind === 'arithmetic' ? <Sums subject={subject} /> : <Characters subject={subject} />}
    </>
  );
}

type Subject = { subjectId: number; subjectMainId: number } | undefined;

function Sums({ subject }: { subject: Subject }) {
  const { t } = useTranslation('arithmetic');
  if (subject?.subjectMainId === MATHS) return <SumsMaker key={subject.subjectId} subjectId={subject.subjectId} />;
  return <Elsewhere title={t('notMaths')} hint={t('notMathsHint')} />;
}

function Characters({ subject }: { subject: Subject }) {
  const { t } = useTranslation('characters');
  if (subject?.subjectMainId === ENGLISH)
    return <CharactersMaker key={subject.subjectId} subjectId={subject.subjectId} ways={['english']} />;
  if (subject?.subjectMainId === CHINESE)
    return (
      <CharactersMaker
        key={subject.subjectId}
        subjectId={subject.subjectId}
        ways={['trace', 'strokes', 'copy', 'dictation', 'pinyin']}
      />
    );
  return <Elsewhere title={t('notLanguage')} hint={t('notLanguageHint')} />;
}

const Elsewhere = ({ title, hint }: { title: string; hint: string }) => (
  <Card>
    <EmptyState title={title} hint={hint} />
  </Card>
);
