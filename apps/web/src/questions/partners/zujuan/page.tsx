import { QuestionBank } from '../bank/question-bank.js';

export const Page = () => <QuestionBank bank="zujuan" />;
