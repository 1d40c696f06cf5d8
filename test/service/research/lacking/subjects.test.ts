import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";

describe("what the library lacks", () => {
  const own = askOwnLibrary();

  const refusalOf = async (question: string): Promise<string> => {
    const { response } = await own.ask(question);
    expect(response).not.toHaveProperty("answer");
    expect(response).toMatchObject({ keyFacts: [], sources: [] });
    return response?.errorMessage ?? "";
  };

  // What is near by a word is another thing: debt, education, water that there is, electricity.
  it.each([
    "US federal spending to GDP",
    "US federal receipts to GDP",
    "government spending of France in percent of GDP",
    "Staatsausgaben Frankreich in Prozent des BIP",
    "dépenses publiques de la France en pourcentage du PIB",
    "gasto público de España en porcentaje del PIB",
    "gold",
    "US high yield spread",
    "NAIRU",
    "China GDP share",
    "share of electricity by country",
    "electricity share Germany",
    "share of the population by country",
    "Stromanteil Deutschland",
    "water use India",
    "Wasserverbrauch Deutschland",
    "population density of Japan and Korea",
    "surface area of France",
    "trade openness of the Netherlands",
    "savings accounts US",
    "recession indicator US",
    "US consumer credit",
    "US software investment",
    "What is the climate in Spain?",
    "Wie ist das Klima in Spanien?",
    "electricity price households Germany vs France",
    "Strompreise Haushalte Deutschland und Frankreich",
    "gas price households Germany and France",
    "loan growth Germany",
    "gold reserves Germany",
    "Goldreserven Deutschland",
    "réserves d’or de la France",
    "reservas de oro de España",
    "Kreditwachstum Deutschland",
    "credit growth euro area",
  ])("is said of what a part of is known: %s", async (question) => {
    expect(await refusalOf(question)).toMatch(/no figures|keine Werte|pas de chiffres|no contiene/);
  });

  it.each([
    [
      "Germany, France, Italy, Spain",
      "The question names Germany, France, Italy, Spain and nothing else: say what is wanted of them, such as GDP or population.",
    ],
    [
      "Deutschland, Frankreich, Italien, Spanien",
      "Die Frage nennt Deutschland, Frankreich, Italien, Spanien und sonst nichts: Sagen Sie, was davon gefragt ist, etwa BIP oder Bevölkerung.",
    ],
    // The labor force has figures of it, and is called "working population".
    ["Vatican population", "The library holds no figures on “population” for Vatican City."],
    ["GDP of the Soviet Union", "The library holds no figures on “GDP of the Soviet Union”."],
    ["population of Yugoslavia", "The library holds no figures on “population of Yugoslavia”."],
    ["BIP der DDR", "Die Bibliothek enthält keine Werte zu „BIP der DDR“."],
    [
      "PIB de la Yougoslavie",
      "La bibliothèque ne contient pas de chiffres sur « PIB de la Yougoslavie ».",
    ],
    ["prix de l’or", "La bibliothèque ne contient pas de chiffres sur « prix de l or »."],
    [
      "población de la Unión Soviética en 1980",
      "La biblioteca no contiene cifras sobre «población de la Unión Soviética».",
    ],
    [
      "US unemployment rate by state",
      "The library holds no figures on “unemployment rate by state” for United States.",
    ],
    [
      "chômage par État États-Unis",
      "La bibliothèque ne contient pas de chiffres sur « chômage par État » pour États-Unis.",
    ],
    [
      "desempleo por estado Estados Unidos",
      "La biblioteca no contiene cifras sobre «desempleo por estado» para Estados Unidos.",
    ],
    [
      "Arbeitslosenquote nach Bundesländern Deutschland",
      "Die Bibliothek enthält keine Werte zu „Arbeitslosenquote nach Bundesländern“ für Deutschland.",
    ],
    [
      "median US unemployment",
      "The library holds no figures on “median unemployment” for United States.",
    ],
    [
      "net electricity exports of Germany",
      "The library holds no figures on “net electricity exports” for Germany.",
    ],
    ["TikTok users in France", "The library holds no figures on “TikTok users” for France."],
    ["consumption per capita", "The library holds no figures on “consumption per capita”."],
    ["S&P 500 in 2024", "The library holds no figures on “S&P 500”."],
    ["R&D spending Germany", "The library holds no figures on “R&D spending” for Germany."],
    ["US stocks", "The library holds no figures on “stocks” for United States."],
    ["AT&T revenue", "The library holds no figures on “AT&T revenue”."],
    ["M&A volume US", "The library holds no figures on “M&A volume” for United States."],
    ["Q&A", "The library holds no figures on “Q&A”."],
    ["Kohle und Öl-Xylophone", "Die Bibliothek enthält keine Werte zu „Kohle und Öl Xylophone“."],
    ["number of countries", "The library holds no figures on “number of countries”."],
    [
      "how many countries are there in Africa",
      "The library holds no figures on “how many countries” for Africa.",
    ],
    ["Which banana pizza is best?", "The library holds no figures on “banana pizza”."],
  ])("is named: %s", async (question, text) => {
    expect(await refusalOf(question)).toBe(text);
  });

  it.each([
    "number of countries in the world",
    "how many EU countries are there",
    "number of African countries",
    "number of member states of the EU",
    "Anzahl der Länder",
    "Wie viele Länder gibt es in Afrika",
    "Anzahl der Mitgliedstaaten der EU",
    "Wie viele EU-Länder gibt es",
    "nombre de pays dans le monde",
    "combien de pays en Afrique",
    "nombre d’États membres de l’UE",
    "número de países del mundo",
    "cuántos países hay en África",
    "número de países de la UE",
  ])("is no figure of all countries where they are counted: %s", async (question) => {
    expect(await refusalOf(question)).toMatch(
      /number|many|nzahl|viele|nombre|combien|número|cuánt/i,
    );
  });

  it.each([
    ["yield curve inversion", /^Treasury yield spread/],
    ["inversión de la curva de rendimientos", /^Diferencial de rendimiento del Tesoro/],
  ])("is no second subject in another language: %s", async (question, text) => {
    const { response } = await own.ask(question);
    expect(response?.answer).toMatch(text);
    expect(response?.answer).not.toMatch(/capital/);
  });

  it.each([
    ["Zinsen auf Staatsschulden USA", "Zinsen auf Staatsschulden"],
    ["taux immobilier États-Unis", "taux immobilier"],
    ["Hypothekenzinsen USA", "Hypothekenzinsen"],
    ["how many companies are listed in Japan", "how many companies are listed"],
    ["number of listed companies", "number of listed companies"],
    ["Börsennotierte Unternehmen Deutschland", "Börsennotierte Unternehmen"],
    ["corporate tax rate US", "“corporate tax rate”"],
    ["tax rate Germany", "“tax rate” for Germany"],
    ["average wage Germany", "holds no figures on it for Germany"],
    ["what do people die of in Russia", "what do people die of"],
    ["Todesursachen in Deutschland", "Todesursachen"],
    ["Causes de mortalité en France", "Causes de mortalité"],
    ["¿De qué mueren los españoles?", "De qué mueren"],
    ["Stromerzeugung nach Quelle Deutschland", "Stromerzeugung nach Quelle"],
    ["US savings interest rate", "savings interest rate"],
    ["stock market return US", "stock market return"],
    ["US treasury yield 10 year minus 3 month", "10 year minus 3 month"],
  ])("is none of another thing, or of all of them: %s", async (question, text) => {
    expect(await refusalOf(question)).toContain(text);
  });

  it("is named where one of its words is called so in another language alone", async () => {
    expect(await refusalOf("10 year Treasury yield inversion")).toContain("inversion");
  });

  it.each([
    ["population by age Germany", /aged 65 years and over – Germany: in 2015/],
    ["population of Germany by age group", /aged 65 years and over – Germany: in 2015/],
    ["Bevölkerung nach Alter Deutschland", /Bevölkerung ab 65 Jahren – Deutschland/],
    ["population par âge France", /65 ans et plus – France/],
    ["población por edad España", /65 años y más – España/],
  ])("is no median where groups are asked: %s", async (question, text) => {
    const { response } = await own.ask(question);
    expect(response?.answer).toMatch(text);
    expect(response?.keyFacts.filter(({ type }) => type === "value")).toHaveLength(5);
  });

  it.each([
    "EU states GDP",
    "GDP of EU member states",
    "BIP der EU-Mitgliedstaaten",
    "PIB des États membres de l’UE",
    "PIB de los Estados miembros de la UE",
  ])("is no government where states are countries: %s", async (question) => {
    const { response } = await own.ask(question);
    expect(response?.answer).toMatch(
      /^(?:Gross domestic|Brutto|Produit intérieur|Producto interior)/,
    );
  });

  it("is not what another measure of the same has, of all places named", async () => {
    const { response } = await own.ask("GDP China vs US");
    expect(response?.answer).toMatch(/^Real gross domestic product .*\nChina: in 2017.*\nUnited/);
  });

  it.each(["growth China", "croissance Chine", "Wachstum China", "crecimiento China"])(
    "is no growth of people where nothing is named that grows: %s",
    async (question) => {
      const { response } = await own.ask(question);
      expect(response?.answer).toMatch(/BIP|GDP|PIB/);
    },
  );

  it.each([
    "Electricity exports of Germany less imports",
    "electricity imports and exports of Germany",
    "imports and exports of electricity Germany",
    "Germany electricity imports vs exports",
  ])("is no other measure of the second thing asked: %s", async (question) => {
    const { response } = await own.ask(question);
    expect(response?.answer).toMatch(/Electricity imports – Germany.*\nElectricity exports –/);
  });
});
