import { type Asked, toEntryTask } from '@/domain/entry-tasks';

const asked = (changes: Partial<Asked>): Asked => ({
  kind: 'entry-form',
  of: 'all',
  vaccinationId: null,
  vaccines: null,
  days: null,
  hours: null,
  orCertificate: false,
  ...changes,
});
const stay = { arrival: '2026-11-15', leaving: '2026-11-28' };
const taskOf = (changes: Partial<Asked>, when: Parameters<typeof toEntryTask>[2] = stay) =>
  toEntryTask('CO.1', asked(changes), when);

describe('what there is to see to before a country', () => {
  it('is due on the day of arrival, and told of days or weeks ahead', () => {
    expect(taskOf({})).toMatchObject({ by: '2026-11-15', remindOn: ['2026-11-12', '2026-11-14'] });
    expect(taskOf({ kind: 'vaccination', vaccinationId: 'yellow' })).toMatchObject({
      item: 'CO.1/vaccination/yellow',
      by: '2026-11-15',
      remindOn: ['2026-10-18', '2026-11-14'],
    });
  });

  it.each([
    [72, '2026-11-13', '00:00'],
    [48, '2026-11-14', '00:00'],
    [24, '2026-11-15', '00:00'],
    [96, '2026-11-12', '00:00'],
    [12, '2026-11-15', '12:00'],
    [36, '2026-11-14', '12:00'],
  ])(
    'a test of the last %i hours counts whenever they land if it is not taken before',
    (hours, day, time) => {
      const task = taskOf({ kind: 'test-certificate', hours });
      expect(task).toMatchObject({ notBefore: { day, time }, by: '2026-11-15' });
      expect(task.remindOn[0]).toBe([day, '2026-11-14'].sort()[0]);
    },
  );

  it('a quarantine lies over the stay, and may be longer than it', () => {
    const kind = 'quarantine';
    expect(taskOf({ kind, days: 10 }).until).toEqual({ day: '2026-11-24', isWithinStay: true });
    expect(taskOf({ kind, days: 14 }).until).toEqual({ day: '2026-11-28', isWithinStay: true });
    expect(taskOf({ kind, days: 21 }).until).toEqual({ day: '2026-12-05', isWithinStay: false });
    expect(taskOf({ kind, days: null }).until).toBeNull();
  });

  it('has no days where nobody plans to go, and no reminder where it is asked of a few', () => {
    const nowhere = { arrival: null, leaving: null };
    expect(taskOf({ kind: 'test-certificate', hours: 72 }, nowhere)).toMatchObject({
      by: null,
      notBefore: null,
      remindOn: [],
    });
    expect(taskOf({ of: 'some' })).toMatchObject({ by: '2026-11-15', remindOn: [] });
  });

  it('is another thing to do when another test is asked for, and the same on another day', () => {
    const test = (hours: number) => taskOf({ kind: 'test-certificate', hours }).item;
    expect(test(72)).not.toBe(test(48));
    expect(taskOf({}).item).toBe(taskOf({}, { arrival: '2027-01-01', leaving: null }).item);
  });
});
