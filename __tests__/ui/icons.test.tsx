import { iconPaths } from '@/ui/icon-paths';

type Node = [element: string, attributes: Record<string, string>];

const { NAMES } = jest.requireActual<{ NAMES: Record<string, string> }>('../../assets/icons/names.mjs');
const { toPath } = jest.requireActual<{ toPath: (nodes: Node[]) => string }>(
  '../../assets/icons/to-path.mjs',
);

describe('the icons', () => {
  it('are those that the table of names asks for, and no others', () => {
    expect(Object.keys(iconPaths)).toEqual(Object.keys(NAMES));
  });

  it.each(Object.entries(iconPaths))('%s is one path that begins by itself', (_name, path) => {
    expect(path).toMatch(/^M[\d\s.,a-zA-Z-]+$/);
    expect(path).not.toMatch(/NaN|undefined/);
  });

  it('keep their places when several drawings become one path', () => {
    const first: Node = ['path', { d: 'M1 1h2' }];
    expect(toPath([first, ['path', { d: 'm16.5 4.2-1 1.7' }]])).toBe('M1 1h2M16.5 4.2l-1 1.7');
    expect(toPath([first, ['path', { d: 'm9 12 2 2 4-4' }]])).toBe('M1 1h2M9 12l2 2 4 -4');
    expect(toPath([['circle', { cx: '12', cy: '12', r: '10' }]])).toBe(
      'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0',
    );
    expect(toPath([['rect', { x: '2', y: '4', width: '20', height: '16', rx: '2' }]])).toBe(
      'M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2',
    );
  });
});
