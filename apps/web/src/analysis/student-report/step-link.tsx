import type { NextStep } from '@zhibi/contract/analysis/student-report';
import type { ReactNode } from 'react';
import { useUser } from '../../people/index.js';
import { Go } from '../../platform/layout/go.js';

interface StepLinkProps {
  step: NextStep;
  studentId: string;
  classId: string | null;
  children: ReactNode;
}

/** A thing to do leads to where it is done; on paper it is read as it stands. */
export function StepLink({ step, studentId, classId, children }: StepLinkProps) {
  const { asStudent } = useUser();
  const to = asStudent ? addressOfStudent(step) : addressOfTeacher(step, studentId, classId);
  if (to === null) return children;
  return (
    <Go to={to} orWords>
      {children}
    </Go>
  );
}

const addressOfStudent = ({ kind }: NextStep): string | null => {
  if (kind === 'hand-in') return '/index';
  return kind === 'review' || kind === 'habit' || kind === 'practise' ? '/wrong' : null;
};

const addressOfTeacher = (step: NextStep, studentId: string, classId: string | null): string | null => {
  if (step.kind === 'hand-in') return '/homework/missing';
  if (step.kind === 'review') return `/study/handbook?book=new&class=${classId ?? ''}`;
  if (step.kind === 'habit') return `/class/studentWrong?studentId=${studentId}`;
  if (step.kind === 'practise') return `/study/recommend?class=${classId ?? ''}&point=${step.knowledgeId}`;
  return null;
};
