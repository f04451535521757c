import { captureApi, type InkStroke } from '@zhibi/contract/capture';
import { homeworkApi } from '@zhibi/contract/homework';
import { Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../people/index.js';
import { useRead } from '../../../platform/api.js';
import { ToolFrame } from '../../../platform/layout/tool-frame.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { DrawingSurface } from '../../parts/drawing-surface.js';
import { HomeworkChoice } from '../../parts/homework-choice.js';
import styles from './bluetooth.module.css';
import { SimulatedPen } from './driver/simulated-pen.js';
import { PaperUnderPen } from './paper-under-pen.js';
import { PenCard } from './pen-card.js';
import { PostState } from './post-state.js';
import { SimulatedControls } from './simulated-controls.js';
import { useAvailability } from './use-availability.js';
import { bluetoothPen, penNow, useDesk } from './use-desk.js';

const NONE: [] = [];

/** A pen for the class, real or simulated, on pages of own classes. */
export function TeachersPen({ homeworkId }: { homeworkId: string | null }) {
  const { t } = useTranslation('browserPens');
  const { account } = useUser();
  const [params, setParams] = useSearchParams();
  const { desk, state, post, sent } = useDesk();
  const [simulated] = useState(() => new SimulatedPen(macOf(account), penNow));
  const [kind, setKind] = useState<'simulated' | 'neo'>('simulated');
  const driver = kind === 'neo' ? bluetoothPen : simulated;
  const availability = useAvailability(driver);
  const students = useRead(homeworkApi.submissions, homeworkId === null ? null : { homeworkId }).data?.items ?? NONE;
  const student = students.find(({ studentId }) => studentId === params.get('student')) ?? students[0];
  const page = student?.pageCodes.find((one) => String(one.page) === params.get('page')) ?? student?.pageCodes[0];
  const under = useRead(captureApi.browserPage, page === undefined ? null : { pageCode: page.pageCode }).data;
  const set = (change: Record<string, string>) =>
    setParams((old) => ({ ...Object.fromEntries(old), ...change }), { replace: true });
  const isDrawing = kind === 'simulated';
  const pageCode = isDrawing ? (page?.pageCode ?? null) : (state.page?.pageCode ?? null);
  const write = (stroke: InkStroke) => {
    if (under) simulated.write({ stroke, pageCode: page?.pageCode ?? '', codeRule: under.codeRule });
  };
  return (
    <ToolFrame
      title={t('title')}
      back="/index"
      actions={<HomeworkChoice value={homeworkId} onChoose={(homework) => setParams({ homework })} />}
      panel={
        <div className={styles.panel}>
          <Segmented
            block
            aria-label={t('driver.label')}
            value={kind}
            disabled={state.phase !== 'none'}
            options={(['simulated', 'neo'] as const).map((value) => ({ value, label: t(`driver.${value}`) }))}
            onChange={setKind}
          />
          <PenCard
            desk={desk}
            state={state}
            driver={driver}
            availability={availability}
            hint={t(isDrawing ? 'simulatedHint' : 'neoHint')}
          />
          {isDrawing && student && page && (
            <SimulatedControls
              pen={simulated}
              isConnected={state.phase !== 'none'}
              students={students}
              student={student}
              page={page.page}
              onSet={set}
            />
          )}
          {isDrawing && homeworkId === null && <p className={styles.quiet}>{t('simulated.choose')}</p>}
          <PostState post={post} state={sent} />
        </div>
      }
    >
      <PaperUnderPen pageCode={pageCode} state={state}>
        {(size) =>
          isDrawing && (
            <DrawingSurface
              page={size}
              onPlace={() => undefined}
              onStroke={state.phase === 'ready' || state.phase === 'away' ? write : null}
            />
          )
        }
      </PaperUnderPen>
    </ToolFrame>
  );
}

/** A made-up address of the kind that is nobody's, the same for a person whenever they try. */
function macOf(account: string): string {
  let sum = 7;
  for (const letter of account) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 0xff_ffff_ffff;
  return `02${sum.toString(16).padStart(10, '0').toUpperCase()}`;
}
