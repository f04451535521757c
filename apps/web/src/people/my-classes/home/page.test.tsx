import { screen } from '@testing-library/react';
import { myClassesApi } from '@zhibi/contract/people/my-classes';
import { expect, it } from 'vitest';
import { classHead } from '../../../../test/my-class.js';
import { fakeServer, show } from '../../../../test/show.js';
import { newId, teacher } from '../../../../test/world.js';

import { Page } from './page.js';

it('names what is taught in the language of who reads, in classes that have ended too', async () => {
  fakeServer().on(myClassesApi.overview, () => ({
    items: [
      {
        ...classHead(),
        subjects: ['初中数学'],
        isHead: false,
        boys: 20,
        girls: 20,
        notActivated: 0,
        unsureReadings: 0,
        groupSets: 0,
        seated: null,
        seatsFrom: null,
        rotatesOn: null,
      },
    ],
    past: [{ classId: newId(), className: '九年级(2)班', subjects: ['初中物理'], endedOn: '20260831' }],
  }));
  await show(<Page />, { at: '/class/index', user: teacher(), language: 'en' });
  expect(await screen.findByText('Teaches Junior maths')).toBeDefined();
  expect(screen.getByText('Junior physics')).toBeDefined();
});
