import { useCallback, useRef } from 'react';
import {
  useForm,
  type FieldValues,
  type UseFormProps,
  type UseFormRegister,
  type UseFormReturn,
} from 'react-hook-form';

/**
 * A form that checks each field when it is left. One that is left empty is checked only if something had been typed
 * into it: nobody is told of an error before the first letter. Sending checks all.
 */
export function useVisitorForm<Values extends FieldValues>(
  props: Omit<UseFormProps<Values>, 'mode'>,
): UseFormReturn<Values> {
  const form = useForm<Values>({ ...props, mode: 'onTouched' });
  const edited = useRef(new Set<string>());
  const { register: registerField } = form;
  const register = useCallback<UseFormRegister<Values>>(
    (name, options) => {
      const field = registerField(name, options);
      return {
        ...field,
        onChange: (event) => {
          edited.current.add(name);
          return field.onChange(event);
        },
        onBlur: async (event) => {
          if (event.target?.value === '' && !edited.current.has(name)) return;
          await field.onBlur(event);
        },
      };
    },
    [registerField],
  );
  return { ...form, register };
}
