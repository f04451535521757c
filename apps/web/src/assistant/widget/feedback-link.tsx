import { assistantApi } from '@zhibi/contract/assistant';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { useUser } from '../../people/index.js';
import { lazily } from '../../platform/lazily.js';
import { useAddress } from '../../platform/use-address.js';
import { useWords } from '../use-words.js';

const Feedback = lazily(() => import('./feedback.js').then(({ Feedback }) => Feedback));
const ModelSetting = lazily(() => import('./model-setting.js').then(({ ModelSetting }) => ModelSetting));

/** For who leads the school: what everybody thought of the answers, and whether a language model is asked. An answer leads to the first by the address. */
export function FeedbackLink() {
  const words = useWords();
  const { currentRole } = useUser();
  const { now, go } = useAddress(['assistant']);
  const [isModelOpen, setModelOpen] = useState(false);
  const { access } = assistantApi.thumbs;
  if (typeof access !== 'object' || !access.roles.includes(currentRole)) return null;
  return (
    <>
      <Button type="link" size="small" onClick={() => go({ assistant: 'feedback' })}>
        {words.thumbs.lead}
      </Button>
      <Button type="link" size="small" onClick={() => setModelOpen(true)}>
        {words.model.lead}
      </Button>
      <Suspense fallback={null}>
        {now.assistant === 'feedback' && <Feedback onClose={() => go({ assistant: '' })} />}
        {isModelOpen && <ModelSetting onClose={() => setModelOpen(false)} />}
      </Suspense>
    </>
  );
}
