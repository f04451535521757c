import { lectureApi } from '@zhibi/contract/marking/lecture';
import { Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { homeworkIn } from '../../../capture/index.js';
import { useRead } from '../../../platform/api.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { FilterBar } from '../../../platform/layout/filter-bar.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { Screen } from '../../../platform/screen.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { formatRate } from '../../../platform/time.js';
import { ChooseMarked } from '../parts/choose-marked.js';
import { FollowUp } from './follow-up.js';
import { limits, wrongFrom } from './wrong-from.js';
import { WrongItem } from './wrong-item.js';

/** What the class got wrong: from a share on, with how students wrote it, and practice that asks it again. */
export function Page() {
  const { t } = useTranslation('lecture');
  const homeworkId = homeworkIn(useSearchParams()[0]);
  if (homeworkId) return <Wrong key={homeworkId} homeworkId={homeworkId} />;
  return (
    <>
      <PageHead title={t('wrong.title')} />
      <ChooseMarked to="/correction/wrong" />
    </>
  );
}

function Wrong({ homeworkId }: { homeworkId: string }) {
  const { t } = useTranslation('lecture');
  const [params, setParams] = useSearchParams();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const read = useRead(lectureApi.items, { homeworkId });
  const limit = limits.find((one) => String(one) === params.get('from')) ?? limits[1];
  const choose = (percent: number) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('from', String(percent));
        return next;
      },
      { replace: true },
    );
  const shown = wrongFrom(read.data?.items ?? [], limit);
  const toAsk = shown.filter(({ questionId }) => chosen.includes(questionId)).map(({ questionId }) => questionId);
  return (
    <>
      <PageHead
        title={read.data?.title ?? t('wrong.title')}
        note={t('wrong.note', { share: formatRate(limit / 100) })}
        extra={<FollowUp questionIds={toAsk} />}
      />
      <FilterBar>
        <span>{t('wrong.from')}</span>
        <Segmented<number>
          aria-label={t('wrong.from')}
          value={limit}
          options={limits.map((value) => ({ value, label: formatRate(value / 100) }))}
          onChange={choose}
        />
      </FilterBar>
      <Screen
        read={read}
        skeleton={{ cards: 3 }}
        isEmpty={() => shown.length === 0}
        empty={<EmptyState title={t('wrong.none')} hint={t('wrong.noneHint')} />}
      >
        {() =>
          shown.map((item) => (
            <WrongItem
              key={item.itemId}
              homeworkId={homeworkId}
              item={item}
              isChosen={chosen.includes(item.questionId)}
              onChoose={(now) =>
                setChosen(now ? [...chosen, item.questionId] : chosen.filter((one) => one !== item.questionId))
              }
            />
          ))
        }
      </Screen>
    </>
  );
}
