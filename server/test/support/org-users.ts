import { Traveller } from '@/contract/traveller';
import { OrgUser } from '@/contract/org-user';

import type { Person } from './actors';
import { readAs } from './read-as';
import type { Answer, TestService } from './test-service';

/** What a company does with its users, by version 2. */
export function usersOf(company: Person) {
  const path = `/api/v2/org/${company.id}/users`;
  return {
    path,
    tryToAdd: (user: object, headers?: Record<string, string>): Promise<Answer> =>
      company.post(`${path}/travellers`, { user }, headers),
    add: async (user: object): Promise<OrgUser> =>
      readAs(OrgUser, await company.post(`${path}/travellers`, { user })),
    get: async (id: string): Promise<OrgUser> => readAs(OrgUser, await company.get(`${path}/${id}`)),
    tryToChange: (id: string, user: object): Promise<Answer> => company.patch(`${path}/${id}`, { user }),
    change: async (id: string, user: object): Promise<OrgUser> =>
      readAs(OrgUser, await company.patch(`${path}/${id}`, { user })),
    remove: (id: string): Promise<Answer> => company.delete(`${path}/${id}`),
  };
}

/** With their key, which their company reads by version 1. */
export async function signIn(service: TestService, company: Person, id: string): Promise<Person> {
  const traveller = readAs(Traveller, await company.get(`/api/v1/partner/travellers/${id}`));
  const key = traveller.authentication_token;
  return { ...service.as(key), id, key };
}
