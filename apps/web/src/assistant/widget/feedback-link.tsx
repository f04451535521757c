import { assistantApi } from '@zhibi/contract/assistant';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { useUser } from '../../people/index.js';
import { lazily } from '../../platform/lazily.js';
import { useWords } from '../use-words.js';

const Feedback = lazily(() => import('./feedback.js').then(({ Feedback }) => Feedback));

/** For who leads the school: what everybody thought of the answers. */
export function FeedbackLink() {
  const words = useWords();
  const { currentRole } = useUser();
  const [isOpen, setOpen] = useState(false);
  const { access } = assistantApi.thumbs;
  if (typeof access !== 'object' || !access.roles.includes(currentRole)) return null;
  return (
    <>
      <Button type="link" size="small" onClick={() => setOpen(true)}>
        {words.thumbs.lead}
      </Button>
      <Suspense fallback={null}>{isOpen && <Feedback onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
