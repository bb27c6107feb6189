import { useCallback, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { IssueType } from '@/contract/issue';
import { HELP_OF_DOCTORS, helpOffered, kindOfHelp } from '@/domain/help-request';
import { toPhotoUri } from '@/domain/photo-uri';
import { useWords } from '@/i18n/locale-provider';
import { issueWords } from '@/i18n/messages/issue';
import { checkInQueries, issueQueries, travellerQueries } from '@/runtime/queries/traveller-queries';
import { useMutations, useStoreState } from '@/runtime/runtime-provider';
import { useAttempt } from '@/runtime/use-attempt';
import { type PickedPhoto, usePickedPhoto } from '@/runtime/use-picked-photo';
import { ReadFailedError, useRead, useSideRead } from '@/runtime/use-read';
import { useRequestName } from '@/runtime/use-request-name';
import { useOutsideApps } from '@/runtime/use-services';
import { useWriting } from '@/runtime/use-writing';
import { AttachedPhoto } from '@/ui/attached-photo';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { Chip } from '@/ui/chip';
import { Failed } from '@/ui/failed';
import { FailureBoundary } from '@/ui/failure-boundary';
import { PhotoChoice } from '@/ui/photo-choice';
import { Text } from '@/ui/text';
import { TextField } from '@/ui/text-field';
import { spacing } from '@/ui/theme';

import { useIssueStanding } from './issue-standing';

/** The call is on its way already: this says what kind of help it is about. Once it is said, how that stands. */
export function AskForHelp(call: { checkInId: string }) {
  const { state } = useStoreState();
  // The sheet stands over the notice of what could not be read: it says so itself.
  return (
    <FailureBoundary
      resetKey={state}
      fallback={({ reason, tryAgain }) => (
        <Failed isUnread={reason instanceof ReadFailedError} tryAgain={tryAgain} />
      )}
    >
      <AskedOrAsking {...call} />
    </FailureBoundary>
  );
}

function AskedOrAsking({ checkInId }: { checkInId: string }) {
  const nameOf = useRequestName();
  const toStanding = useIssueStanding();
  const asked = useRead(issueQueries.openOfCall(checkInId));
  if (asked === undefined) return null;
  if (asked === null) return <Form checkInId={checkInId} />;
  const { tone, label } = toStanding(asked);
  return <Banner tone={tone} title={nameOf(asked)} detail={label} />;
}

function Form({ checkInId }: { checkInId: string }) {
  const words = useWords(issueWords);
  const { askForHelp } = useMutations();
  const { type: chosen, chooseType, description, onChange, finish } = useHelpDraft();
  const picked = usePickedPhoto('help');
  const place = useRead(checkInQueries.placeOfCall(checkInId));
  const profile = useSideRead(travellerQueries.profile());
  // What comes while the traveller chooses moves nothing that is about to be tapped.
  const types = helpOffered(place?.country_code ?? null, profile?.doctor_countries);
  // What was begun may be from elsewhere, where there were doctors.
  const type = types.find((each) => each === chosen) ?? null;
  const sayWhoGetsIt = type === HELP_OF_DOCTORS ? words.toDoctors : words.toCompany;
  const ask = () => {
    if (type === null) return;
    finish((words) => askForHelp({ type, description: words, checkInId, photo: picked.photo ?? undefined }));
  };
  if (place === undefined) return null;
  return (
    <View style={styles.form}>
      <Text variant="action" role="heading">
        {words.whatKind}
      </Text>
      <View style={styles.kinds}>
        {types.map((each) => (
          <Chip
            key={each}
            label={words.kinds[kindOfHelp(each)]}
            selected={type === each}
            onPress={() => chooseType(type === each ? null : each)}
          />
        ))}
      </View>
      {type !== null && (
        <>
          <TextField
            label={words.fewWords}
            value={description}
            onChange={onChange}
            maxLength={5000}
            multiline
          />
          <PhotoForHelp picked={picked} />
          <Text variant="quiet" color="quietInk">
            {sayWhoGetsIt(place.lat !== null)}
          </Text>
          <Button label={words.ask} onPress={ask} />
        </>
      )}
    </View>
  );
}

/** What is begun outlives the app, until it is asked for or the call is over. */
function useHelpDraft() {
  const { saveHelpDraft } = useMutations();
  const attempt = useAttempt();
  const stored = useSideRead(issueQueries.draft());
  /** Undefined while nobody has tapped here. */
  const [chosen, setChosen] = useState<IssueType | null>();
  const save = useCallback((text: string) => saveHelpDraft({ description: text }), [saveHelpDraft]);
  const { text, onChange, finish } = useWriting({ stored: stored?.description ?? '', save });
  return {
    type: chosen === undefined ? (stored?.type ?? null) : chosen,
    chooseType: (type: IssueType | null) => {
      setChosen(type);
      attempt(saveHelpDraft({ type }));
    },
    description: text ?? '',
    onChange,
    finish,
  };
}

/** What helps to see. Nobody has to have one. */
function PhotoForHelp({ picked }: { picked: PickedPhoto }) {
  const { photo, said, isCameraForbidden, hasCamera, onTake, onChoose, onRemove } = picked;
  const outside = useOutsideApps();
  const attempt = useAttempt();
  if (photo) return <AttachedPhoto uri={toPhotoUri(photo.content)} onRemove={onRemove} />;
  return (
    <PhotoChoice
      onTake={hasCamera ? onTake : undefined}
      onChoose={onChoose}
      said={said}
      onOpenSettings={isCameraForbidden ? () => attempt(outside.openSettings()) : undefined}
    />
  );
}

const styles = StyleSheet.create({
  form: { gap: spacing.m },
  kinds: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.s },
});
