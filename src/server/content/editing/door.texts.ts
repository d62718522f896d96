import type { Language } from '@/sites/site.types';

export interface DoorTexts {
  title: string;
  lead: string;
  editor: string;
  editorNote: string;
  secret: string;
  wrong: string;
  open: string;
  back: string;
  on: string;
}

/** Words of the page where editing begins. Editors read them before there is a page with texts of its own. */
export const doorTexts: Readonly<Record<Language, DoorTexts>> = {
  sv: {
    title: 'Redigera sidan', lead: 'Du ser sidan med det som inte är publicerat än, och kan ändra texter, länkar och bilder där de står.',
    editor: 'Ditt namn', editorNote: 'valfritt; står vid det du ändrar', secret: 'Hemligheten för redigering', wrong: 'Det är inte hemligheten. Den står i serverns inställningar.',
    open: 'Öppna sidan', back: 'Tillbaka till sidan', on: 'Vidare till sidan',
  },
  nb: {
    title: 'Rediger siden', lead: 'Du ser siden med det som ikke er publisert ennå, og kan endre tekster, lenker og bilder der de står.',
    editor: 'Navnet ditt', editorNote: 'valgfritt; står ved det du endrer', secret: 'Hemmeligheten for redigering', wrong: 'Det er ikke hemmeligheten. Den står i serverens innstillinger.',
    open: 'Åpne siden', back: 'Tilbake til siden', on: 'Videre til siden',
  },
  da: {
    title: 'Rediger siden', lead: 'Du ser siden med det, der ikke er udgivet endnu, og kan ændre tekster, links og billeder, hvor de står.',
    editor: 'Dit navn', editorNote: 'valgfrit; står ved det, du ændrer', secret: 'Hemmeligheden til redigering', wrong: 'Det er ikke hemmeligheden. Den står i serverens indstillinger.',
    open: 'Åbn siden', back: 'Tilbage til siden', on: 'Videre til siden',
  },
  fi: {
    title: 'Muokkaa sivua', lead: 'Näet sivun ja sen, mitä ei ole vielä julkaistu, ja voit muuttaa tekstejä, linkkejä ja kuvia niiden omilla paikoilla.',
    editor: 'Nimesi', editorNote: 'vapaaehtoinen; näkyy muutostesi kohdalla', secret: 'Muokkauksen salasana', wrong: 'Salasana on väärä. Se on palvelimen asetuksissa.',
    open: 'Avaa sivu', back: 'Takaisin sivulle', on: 'Jatka sivulle',
  },
  sk: {
    title: 'Upraviť stránku', lead: 'Uvidíte stránku aj s tým, čo ešte nie je zverejnené, a texty, odkazy a obrázky môžete meniť priamo na mieste.',
    editor: 'Vaše meno', editorNote: 'nepovinné; bude pri vašich zmenách', secret: 'Heslo na úpravy', wrong: 'Toto heslo nie je správne. Nájdete ho v nastaveniach servera.',
    open: 'Otvoriť stránku', back: 'Späť na stránku', on: 'Pokračovať na stránku',
  },
  en: {
    title: 'Edit this page', lead: 'You will see the page with what is not published yet, and can change its texts, links and pictures in place.',
    editor: 'Your name', editorNote: 'optional; stands beside your changes', secret: 'The editing secret', wrong: 'That is not the secret. Look for it in the server’s settings.',
    open: 'Open the page', back: 'Back to the page', on: 'Go on to the page',
  },
};
