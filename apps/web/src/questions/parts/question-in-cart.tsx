import type { QuestionForTeacher } from '@zhibi/contract/questions';
import { CartButton } from './cart-button.js';
import { QuestionCard } from './question-card.js';
import type { useCart } from './use-cart.js';

interface QuestionInCartProps {
  question: QuestionForTeacher;
  note?: string;
  basket: ReturnType<typeof useCart>;
  subjectId: number;
}

/** A question to compose of: a click from the cart of its subject. */
export function QuestionInCart({ question, note, basket, subjectId }: QuestionInCartProps) {
  const { questionId } = question;
  const { chosen, cart, busy, add, remove } = basket;
  const isChosen = cart ? chosen.has(questionId) : question.inCart;
  return (
    <QuestionCard
      question={question}
      {...(note !== undefined && { note })}
      isChosen={isChosen}
      action={
        <CartButton
          isChosen={isChosen}
          isBusy={busy.has(questionId)}
          onAdd={() => add.mutate({ subjectId, questionId })}
          onRemove={() => remove.mutate({ subjectId, questionIds: [questionId] })}
        />
      }
    />
  );
}
