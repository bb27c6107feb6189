import type { DownloadDeclaration } from './aggregates/aggregate';
import { allAggregates, type AnyAggregate } from './aggregates/all-aggregates';

type KindsIn<Each> = Each extends { downloads: infer Downloads } ? keyof Downloads & string : never;
/** Everything that is downloaded, or comes with something that is. */
export type DownloadKind = KindsIn<AnyAggregate>;

type DeclarationIn<Each, Kind extends string> = Each extends { downloads: Record<Kind, infer Declaration> }
  ? Declaration
  : never;
type DeclarationOf<Kind extends DownloadKind> = DeclarationIn<AnyAggregate, Kind>;

type TripPartIn<Declaration> = Declaration extends { tripPart: infer Part extends string } ? Part : never;
/** What a trip may lack, as screens name it. */
export type TripPart = TripPartIn<{ [Kind in DownloadKind]: DeclarationOf<Kind> }[DownloadKind]>;

type Owner = DownloadDeclaration['of'];
/** Those of a trip, of a country … that the service is asked for. */
export type AskedKind<Of extends Owner> = {
  [Kind in DownloadKind]: DeclarationOf<Kind> extends { of: Of }
    ? DeclarationOf<Kind> extends { comesWith: string }
      ? never
      : Kind
    : never;
}[DownloadKind];

export const downloadKinds = Object.fromEntries(
  allAggregates.flatMap(({ downloads }): [string, DownloadDeclaration][] => Object.entries(downloads)),
) as { readonly [Kind in DownloadKind]: DeclarationOf<Kind> };

const allDownloads = Object.entries<DownloadDeclaration>(downloadKinds) as readonly (readonly [
  DownloadKind,
  DownloadDeclaration,
])[];

/** In the order in which they come. */
export function kindsOf<Of extends Owner>(of: Of): AskedKind<Of>[] {
  return allDownloads
    .filter(([, declaration]) => declaration.of === of && !('comesWith' in declaration))
    .map(([kind]) => kind as AskedKind<Of>);
}

function nameOf({ of, name }: DownloadDeclaration, id: string): string {
  if (of === 'traveller' || of === 'device') return name;
  if (of === 'item') return `${name}/${id}`;
  return name === null ? `${of}/${id}` : `${of}/${id}/${name}`;
}

type NameOf<Kind extends DownloadKind> =
  DeclarationOf<Kind> extends { of: 'traveller' | 'device' } ? string : (id: string) => string;

/** The names of everything that is downloaded; each has its own freshness. */
export const downloadNames = Object.fromEntries(
  allDownloads.map(([kind, declaration]) => [
    kind,
    declaration.of === 'traveller' || declaration.of === 'device'
      ? declaration.name
      : (id: string) => nameOf(declaration, id),
  ]),
) as { readonly [Kind in DownloadKind]: NameOf<Kind> };

/** All that is kept of one trip or one country under its name, also what comes with something else. */
export function namesOf(of: 'trip' | 'country', id: string): string[] {
  return allDownloads
    .filter(([, declaration]) => declaration.of === of)
    .map(([, declaration]) => nameOf(declaration, id));
}

/** SQL for a name, where the id stands in a column. */
export function nameInSql(kind: DownloadKind, id: string): string {
  return `'${nameOf(downloadKinds[kind], `' || ${id} || '`)}'`.replace(/ \|\| ''$/, '');
}

/** For `glob`: the names of all of a kind. */
export function namePattern(kind: DownloadKind): string {
  return nameOf(downloadKinds[kind], '*');
}

/** What comes with another, and with what: they have one freshness. */
export const comingAlong = allDownloads.flatMap(([kind, declaration]) =>
  'comesWith' in declaration ? [[kind, declaration.comesWith as DownloadKind] as const] : [],
);
