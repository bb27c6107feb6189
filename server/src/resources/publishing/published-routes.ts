import { z } from 'zod';

import { EmptyArray } from '@/contract/fields';

import type { Queryable } from '../../database/database';
import type { Writer } from '../../http/idempotency';
import type { Routes } from '../../http/routes';
import { beginPublishing } from '../render-content';

/** A kind of record that editors publish: all in which its routes differ from those of others. */
interface Published<Name extends string, New, Change, Key> {
  /** Bodies wrap it by this name, and addresses name its id by it. */
  name: Name;
  path: string;
  word: string;
  /** What a change is good for, beside changing it. */
  also: string;
  record: z.ZodType;
  newBody: z.ZodType<Record<Name, New>>;
  changeBody: z.ZodType<Record<Name, Change>>;
  readKey: (written: string, word: string) => Key;
  publish: (transaction: Queryable, written: New, now: Date) => Promise<unknown>;
  change: (transaction: Queryable, key: Key, change: Change, now: Date) => Promise<unknown>;
  remove: (transaction: Queryable, key: Key) => Promise<void>;
}

const withArticle = (word: string) => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;

/** Publishes such a record, changes it and removes it. */
export function publishedRoutes<Name extends string, New, Change, Key>(
  kind: Published<Name, New, Change, Key>,
): Routes {
  const { name, record, word } = kind;
  const all = `/publishing/${kind.path}`;
  const idName = `${name}_id`;
  const one = `${all}/:${idName}`;
  const params = z.object({ [idName]: z.string() });
  const keyOf = (request: { params: Record<string, string> }) =>
    kind.readKey(request.params[idName] ?? '', word);
  // The schema has checked it; the route's types can't follow a name that is not known yet.
  const writtenIn = <Written>(body: unknown) => (body as Record<Name, Written>)[name];
  const tags = ['Publishing'];
  const config = { callers: ['publisher'] } as const;
  const response = { 200: record };
  return (app, { write }) => {
    const publishing: Writer = (request, reply, work) =>
      write(request, reply, async (transaction, moment) => {
        await beginPublishing(transaction);
        return work(transaction, moment);
      });

    app.post(
      all,
      { config, schema: { tags, summary: `Publish ${withArticle(word)}`, body: kind.newBody, response } },
      async (request, reply) =>
        publishing(request, reply, (transaction, moment) =>
          kind.publish(transaction, writtenIn<New>(request.body), moment),
        ),
    );

    app.put(
      one,
      {
        config,
        schema: {
          tags,
          summary: `Change ${withArticle(word)}, or ${kind.also}`,
          params,
          body: kind.changeBody,
          response,
        },
      },
      async (request, reply) =>
        publishing(request, reply, (transaction, moment) =>
          kind.change(transaction, keyOf(request), writtenIn<Change>(request.body), moment),
        ),
    );

    app.delete(
      one,
      {
        config,
        schema: { tags, summary: `Remove ${withArticle(word)}`, params, response: { 200: EmptyArray } },
      },
      async (request, reply) =>
        publishing(request, reply, async (transaction) => {
          await kind.remove(transaction, keyOf(request));
          return [];
        }),
    );
  };
}
