import { useState } from 'react';
import { profileCalls, profileQueries } from '../../../api/profile.ts';
import type { FieldFaults } from '../../../domain/fieldRules.ts';
import { checkProfile, type ProfileField, type ProfileFieldUses, profileFields } from '../../../domain/memberProfile.ts';
import { useText } from '../../../i18n/index.ts';
import { useUnsaved } from '../../../runtime/centre/index.ts';
import { useMutation, useQueryClient } from '../../../runtime/data/index.ts';
import { useOverlays } from '../../../runtime/overlays/index.ts';
import { useSession } from '../../../runtime/session/index.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { DayField } from '../../../ui/form/DayField.tsx';
import { FailureLine } from '../../../ui/form/FailureLine.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { useEntries } from '../../../ui/form/useEntries.ts';
import type { FieldFault } from '../../../wire/auth.ts';
import { Failure, failureCodeOf, failureText } from '../../../wire/failure.ts';
import type { Profile } from '../../../wire/profile.ts';
import * as css from './account.css.ts';

const emptyValues = Object.fromEntries(profileFields.map((field) => [field, ''])) as Record<ProfileField, string>;

const helpOf: Partial<Record<ProfileField, 'birthday' | 'fullName'>> = { birthday: 'birthday', fullName: 'fullName' };

/** The further fields that the brand asks for [PROFILE-01]. */
export function ProfileForm({ profile }: { readonly profile: Profile }) {
  const t = useText();
  const client = useQueryClient();
  const session = useSession();
  const { showToast } = useOverlays();
  const [faults, setFaults] = useState<FieldFaults>({});
  const saving = useMutation({ mutationFn: profileCalls.change });
  const entries = useEntries<ProfileField>({
    initial: { ...emptyValues, ...valuesOf(profile) },
    faults,
    check: (values) => checkProfile(values, usesOf(profile)),
    onEdit: (field) => setFaults((all) => Object.fromEntries(Object.entries(all).filter(([name]) => name !== field))),
  });
  const before = { ...emptyValues, ...valuesOf(profile) };
  const changed = profileFields.filter((field) => entries.values[field] !== before[field]);
  useUnsaved(changed.length > 0);

  const submit = () => {
    if (!entries.validate()) return;
    const fields = Object.fromEntries(changed.map((field) => [field, entries.values[field]]));
    saving.mutate(
      { fields },
      {
        onSuccess: (saved) => {
          client.setQueryData(profileQueries.profile().queryKey, saved);
          void client.invalidateQueries({ queryKey: profileQueries.info().queryKey });
          // Reloads the member, whose name header and menu show.
          session.passwordChanged();
          showToast({ tone: 'success', title: t('member.account.saved') });
        },
        onError: (error) => setFaults(faultsOf(error)),
      },
    );
  };
  const isFieldFault = Object.keys(faults).length > 0;
  return (
    <Form label={t('member.account.data')} busy={saving.isPending} className={css.form} onSubmit={submit}>
      <FailureLine
        failed={saving.isError && !isFieldFault ? { code: failureCodeOf(saving.error), waitSeconds: null } : null}
        textOf={failureText}
      />
      {profile.fields.map(({ name, isRequired, isLocked }) => {
        const help = helpOf[name];
        const field = {
          ...entries.entry(name),
          label: t(`member.account.field.${name}`),
          required: isRequired,
          locked: isLocked,
          help: isLocked ? t('member.account.locked') : help === undefined ? undefined : t(`member.account.help.${help}`),
        };
        return name === 'birthday' ? (
          <DayField key={name} {...field} />
        ) : (
          <TextField key={name} {...field} autoComplete="off" />
        );
      })}
      <div className={css.actions}>
        <Button type="submit" busy={saving.isPending} disabled={changed.length === 0}>
          {t('member.account.save')}
        </Button>
      </div>
    </Form>
  );
}

const valuesOf = ({ fields }: Profile) =>
  Object.fromEntries(fields.map(({ name, value }) => [name, value])) as Partial<Record<ProfileField, string>>;

const usesOf = ({ fields }: Profile): ProfileFieldUses =>
  Object.fromEntries(
    profileFields.map((name) => {
      const field = fields.find((shown) => shown.name === name);
      // A locked value is not sent again.
      return [name, field === undefined || field.isLocked ? 'hidden' : field.isRequired ? 'required' : 'optional'];
    }),
  ) as ProfileFieldUses;

function faultsOf(error: unknown): FieldFaults {
  if (!(error instanceof Failure) || error.code !== 'VALIDATION' || !Array.isArray(error.value)) return {};
  return Object.fromEntries((error.value as readonly FieldFault[]).map(({ field, key, params }) => [field, { key, params }]));
}
