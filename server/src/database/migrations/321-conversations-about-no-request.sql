-- Who looks after travellers of a company finds what they say about no request.
create index conversations_of_company on conversations (company_id) where company_id is not null;

-- What was said there before, and nobody was told of, is waited for from now on; whoever wrote longer ago waits for it no more.
update conversations talk set waits_since = now()
where talk.issue_id is null and talk.last_position > 0 and talk.updated_at > now() - interval '30 days'
  and not exists (select 1 from conversation_participants other
    where other.conversation_id = talk.id and other.user_id <> talk.creator_id);
