import { FileDoneOutlined, SaveOutlined } from '@ant-design/icons';
import { papersApi } from '@zhibi/contract/papers';
import { type Ground, type GroundQuestion, groundApi, usualPlaces } from '@zhibi/contract/papers/ground';
import { libraryApi } from '@zhibi/contract/papers/library';
import { Button, Dropdown, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useWrite } from '../../../platform/api.js';
import { onDemand } from '../../../platform/layout/on-demand.js';
import { ToolFrame } from '../../../platform/layout/tool-frame.js';
import { notify } from '../../../platform/notify.js';
import { useAddress } from '../../../platform/use-address.js';
import type { Rect } from '../../parts/pull-rect.js';
import styles from './editor.module.css';
import { GroundSheet } from './ground-sheet.js';
import { PagesAndSteps } from './pages-and-steps.js';
import { Panel } from './panel.js';
import { useGround } from './use-ground.js';
import { useKeys } from './use-keys.js';

const turns = { right: '90', left: '270', over: '180' } as const;
const ways = ['right', 'left', 'over'] as const;

const CornersDialog = onDemand(async () => (await import('./corners-dialog.js')).CornersDialog);

/** Questions framed on the pages that they came on, with what each is worth and where it is answered. */
export function Editor({ opened, back }: { opened: Ground; back: string }) {
  const { t } = useTranslation('ground');
  const navigate = useNavigate();
  const work = useGround(opened);
  const { saved, questions, faults, printed } = work;
  const { now, go } = useAddress(['page']);
  const count = saved.pages.length;
  const page = Math.min(Math.max(Number(now.page) || 1, 1), count);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isCornering, setCornering] = useState(false);
  const sheet = saved.pages.find((one) => one.page === page);
  const question = questions.find(({ questionId }) => questionId === chosen);
  const making = useWrite(groundApi.make, [groundApi.list, groundApi.open, papersApi.list, libraryApi.list], {
    onDone: ({ paperId }) => {
      notify.done(t('made'));
      void navigate(`/paper/detail?paper=${paperId}`);
    },
  });
  const draw = (rect: Rect) => {
    const before = questions.reduce((most, { no }) => Math.max(most, no), 0);
    const near = questions.filter((one) => one.page <= page).at(-1) ?? questions[0];
    const drawn: GroundQuestion = {
      ...rect,
      questionId: crypto.randomUUID(),
      page,
      no: before + 1,
      kind: near?.kind ?? 'single',
      score: near?.score ?? 3,
      options: near?.options ?? 4,
      key: '',
      places: [],
    };
    const paper = printed.get(page);
    work.change([...questions, { ...drawn, places: paper ? usualPlaces(drawn, paper) : [] }], null);
    setChosen(drawn.questionId);
  };
  const setCorners = async (corners: Parameters<typeof work.setCorners>[1]) => {
    // What is refused is said at the top of the window, and the corners stay.
    await work.setCorners(page, corners).then(
      () => setCornering(false),
      () => undefined,
    );
    setChosen(null);
  };
  const drop = () => {
    work.change(
      questions.filter(({ questionId }) => questionId !== chosen),
      null,
    );
    setChosen(null);
  };
  const save = async () => {
    // What is refused is said at the top of the window.
    const done = await work.save().catch(() => undefined);
    if (done) notify.done(t('saved'));
  };
  const make = async () => {
    const done = await work.save().catch(() => undefined); // likewise
    if (done) making.mutate({ groundId: done.groundId, revision: done.revision });
  };
  useKeys({ work, chosen, drop, save: () => void save() });
  const choose = (questionId: string | null, on?: number) => {
    setChosen(questionId);
    if (on !== undefined && on !== page) go({ page: String(on) });
  };
  const canMake = questions.length > 0 && faults.length === 0 && work.title.trim() !== '';
  return (
    <ToolFrame
      title={
        <Input
          className={styles.title}
          variant="borderless"
          aria-label={t('name')}
          maxLength={100}
          value={work.title}
          onChange={({ target }) => work.setTitle(target.value)}
        />
      }
      back={back}
      middle={<PagesAndSteps page={page} count={count} work={work} onPage={(next) => go({ page: String(next) })} />}
      actions={
        <>
          <Dropdown
            trigger={['click']}
            menu={{
              items: ways.map((key) => ({ key, label: t(`turnBy.${key}`) })),
              onClick: ({ key }) => work.turn(page, turns[ways.find((one) => one === key) ?? 'right']),
            }}
          >
            <Button disabled={work.isDirty || work.isBusy}>{t('turn')}</Button>
          </Dropdown>
          {sheet?.canSetCorners && (
            <Button
              disabled={work.isDirty || work.isBusy}
              onClick={() => {
                setChosen(null);
                setCornering(true);
              }}
            >
              {t('corners.open')}
            </Button>
          )}
          {work.straightened !== null && (
            <Button loading={work.isBusy} onClick={() => void work.takeBack().catch(() => undefined)}>
              {t('corners.back', { page: work.straightened })}
            </Button>
          )}
          <Button
            icon={<SaveOutlined />}
            disabled={!work.isDirty || work.title.trim() === ''}
            loading={work.isBusy}
            onClick={() => void save()}
          >
            {t('save')}
          </Button>
          <Button
            type="primary"
            icon={<FileDoneOutlined />}
            disabled={!canMake}
            loading={making.isPending}
            onClick={() => void make()}
          >
            {t('make')}
          </Button>
        </>
      }
      panel={<Panel work={work} question={question} page={page} onChoose={choose} onDrop={drop} />}
      foot={t('keys')}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys */}
      <section className={styles.surface} tabIndex={0} aria-label={t('page', { page })}>
        {isCornering && sheet && (
          <CornersDialog
            groundId={saved.groundId}
            page={page}
            corners={sheet.corners}
            isBusy={work.isBusy}
            onApply={(corners) => void setCorners(corners)}
            onClose={() => setCornering(false)}
          />
        )}
        <GroundSheet work={work} page={page} chosen={chosen} onChoose={choose} onDraw={draw} />
      </section>
    </ToolFrame>
  );
}
