import { screen } from '@testing-library/react';
import { recordsApi } from '@zhibi/contract/people/records';
import { describe, expect, it } from 'vitest';
import { fakeServer, show } from '../../../test/show.js';
import { userInfo } from '../../../test/world.js';
import { useSubjectId } from '../../people/index.js';
import { inSubject } from './in-subject.js';

const offer = (subjectId: number, subjectName: string, offered = true) => ({
  subjectId,
  subjectMainId: 2,
  subjectName,
  stage: 2 as const,
  offered,
  classes: 1,
  teachers: [],
});
const Teaching = () => <p>subject {useSubjectId()}</p>;
const { Page } = inSubject((query) => ({ Page: Teaching, hasSubject: query.has('paper') }));

describe('a screen of teachers for operations', () => {
  it('is of the subject that is chosen among those of the school', async () => {
    fakeServer().on(recordsApi.subjectOffers, () => ({
      items: [offer(201, '初中语文', false), offer(202, '初中数学'), offer(203, '初中英语')],
      can: { edit: false },
    }));
    const { person } = await show(<Page />, { at: '/devops/manual', user: userInfo('ZHIBI_SRE') });
    expect(await screen.findByText('subject 202')).toBeTruthy();
    await person.click(screen.getByRole('combobox', { name: '学科' }));
    await person.click(await screen.findByTitle('初中英语'));
    expect(await screen.findByText('subject 203')).toBeTruthy();
  });

  it('asks for none where what it opens has one', async () => {
    fakeServer();
    await show(<Page />, { at: '/devops/manual?paper=p', user: userInfo('ZHIBI_SRE') });
    expect(await screen.findByText(/^subject/)).toBeTruthy();
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});
