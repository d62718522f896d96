import type { Brand } from './catalogue.types';

const sedanTrims = ['Core', 'Plus', 'Ultra'];

export const volvo: Brand = {
  name: 'Volvo', code: 'VO', keeps: 105,
  trims: [
    { name: 'Kinetic', level: 0, to: 2018 }, { name: 'Momentum', level: 1, to: 2021 }, { name: 'R-Design', level: 2, to: 2021 },
    { name: 'Inscription', level: 3, from: 2013, to: 2021 }, { name: 'Core', level: 0, from: 2022 }, { name: 'Plus', level: 2, from: 2022 },
    { name: 'Ultimate', level: 3, from: 2022, to: 2023 }, { name: 'Ultra', level: 3, from: 2024 },
  ],
  lines: [
    ['V50', 'estate', 'C', 2005, 2012, 4522, 1770, 1457, 417, 1480, 4, [
      ['1.8', 'petrol', 125, 'MF', 10.9, 7.3, 215], ['1.6D DRIVe', 'diesel', 110, 'MF', 11.5, 4.5, 229], ['2.0F', 'ethanol', 145, 'MF', 9.8, 7.7, 229]]],
    ['V70', 'estate', 'E', 2008, 2016, 4823, 1861, 1547, 575, 1720, 12, [
      ['D3', 'diesel', 163, 'AF', 9.9, 5.6, 339], ['D4', 'diesel', 181, 'AF', 8.6, 4.9, 362, 2014], ['D5 AWD', 'diesel', 215, 'A4', 8.0, 6.4, 398],
      ['T4F', 'ethanol', 180, 'AF', 8.9, 8.0, 339, 2011, 2014], ['2.5FT', 'ethanol', 231, 'AF', 7.9, 9.3, 345, 2008, 2011]], { tow: 1800, tank: 70 }],
    ['XC70', 'estate', 'E', 2008, 2016, 4838, 1870, 1604, 575, 1850, 6, [
      ['D4 AWD', 'diesel', 181, 'A4', 9.3, 5.9, 412, 2012], ['D5 AWD', 'diesel', 215, 'A4', 8.3, 6.8, 429]], { tow: 2100, tank: 70 }],
    ['V40', 'hatch', 'C', 2012, 2019, 4369, 1802, 1445, 335, 1480, 12, [
      ['D2', 'diesel', 120, 'AF', 10.5, 3.9, 265], ['T2', 'petrol', 122, 'MF', 9.8, 5.7, 249], ['T3', 'petrol', 152, 'AF', 8.3, 5.9, 272], ['D3', 'diesel', 150, 'AF', 8.4, 4.1, 289]]],
    ['V40 Cross Country', 'hatch', 'C', 2013, 2019, 4370, 1802, 1458, 335, 1520, 4, [
      ['T3', 'petrol', 152, 'AF', 8.3, 6.1, 289], ['D3', 'diesel', 150, 'AF', 8.4, 4.3, 299]]],
    ['V60', 'estate', 'D', 2010, 2018, 4635, 1865, 1484, 430, 1650, 14, [
      ['D2', 'diesel', 120, 'AF', 10.8, 4.1, 309], ['D3', 'diesel', 150, 'AF', 9.2, 4.6, 327], ['D4', 'diesel', 190, 'AF', 7.4, 4.5, 349, 2014],
      ['T3', 'petrol', 152, 'AF', 8.9, 6.1, 309, 2015], ['D5 Twin Engine AWD', 'plugin', 231, 'A4', 6.4, 11.2, 50, 1.9, 485, 2015]], { tow: 1800, tank: 67 }],
    ['V60', 'estate', 'D', 2019, 2026, 4761, 1850, 1432, 529, 1750, 42, [
      ['B3', 'mild', 163, 'AF', 9.3, 6.7, 409, 2021], ['B4', 'mild', 197, 'AF', 7.6, 6.8, 429, 2021], ['D3', 'diesel', 150, 'AF', 9.9, 5.0, 369, 2019, 2020],
      ['D4', 'diesel', 190, 'AF', 7.9, 5.2, 389, 2019, 2020], ['B4 Diesel', 'mild', 197, 'AF', 7.9, 5.1, 439, 2021, 2024], ['T4', 'petrol', 190, 'AF', 7.2, 7.2, 379, 2019, 2020],
      ['T6 Twin Engine AWD', 'plugin', 340, 'A4', 5.4, 11.6, 56, 1.8, 515, 2020, 2021], ['T6 Recharge AWD', 'plugin', 350, 'A4', 5.4, 18.8, 91, 0.8, 559, 2022],
      ['T8 Polestar Engineered', 'plugin', 455, 'A4', 4.6, 18.8, 88, 0.9, 699, 2022]], { tow: 1800, tank: 60 }],
    ['V60 Cross Country', 'estate', 'D', 2019, 2025, 4784, 1850, 1499, 529, 1850, 10, [
      ['D4 AWD', 'diesel', 190, 'A4', 8.2, 5.8, 429, 2019, 2020], ['B4 AWD Diesel', 'mild', 197, 'A4', 8.2, 5.6, 469, 2021, 2024], ['B5 AWD', 'mild', 250, 'A4', 6.9, 7.6, 489, 2021]], { tow: 2000, tank: 60 }],
    ['V90', 'estate', 'E', 2017, 2024, 4945, 1879, 1475, 560, 1850, 18, [
      ['D3', 'diesel', 150, 'AF', 9.1, 5.4, 419, 2017, 2020], ['D4', 'diesel', 190, 'AF', 8.5, 5.4, 445, 2017, 2020], ['B4 Diesel', 'mild', 197, 'AF', 8.8, 5.4, 499, 2021],
      ['D5 AWD', 'diesel', 235, 'A4', 7.2, 6.0, 499, 2017, 2020], ['T6 Recharge AWD', 'plugin', 350, 'A4', 5.5, 18.8, 88, 0.9, 659, 2022], ['T6 Twin Engine AWD', 'plugin', 340, 'A4', 5.8, 11.6, 52, 1.9, 609, 2020, 2021]], { tow: 2000, tank: 60 }],
    ['V90 Cross Country', 'estate', 'E', 2017, 2025, 4960, 1903, 1543, 560, 1950, 8, [
      ['D4 AWD', 'diesel', 190, 'A4', 9.0, 6.0, 489, 2017, 2020], ['B4 AWD Diesel', 'mild', 197, 'A4', 9.1, 5.9, 549, 2021, 2024], ['B5 AWD', 'mild', 250, 'A4', 7.4, 8.0, 559, 2021]], { tow: 2400, tank: 60 }],
    ['S60', 'saloon', 'D', 2019, 2024, 4761, 1850, 1431, 391, 1700, 5, [
      ['T4', 'petrol', 190, 'AF', 7.1, 7.0, 369, 2019, 2020], ['B4', 'mild', 197, 'AF', 7.6, 6.5, 415, 2021], ['T8 Recharge AWD', 'plugin', 455, 'A4', 4.6, 18.8, 90, 0.8, 639, 2022]]],
    ['S90', 'saloon', 'E', 2017, 2024, 4969, 1879, 1443, 500, 1800, 4, [
      ['D4', 'diesel', 190, 'AF', 8.2, 5.2, 429, 2017, 2020], ['B5', 'mild', 250, 'AF', 7.0, 6.9, 529, 2021], ['T8 Recharge AWD', 'plugin', 455, 'A4', 4.8, 18.8, 90, 0.8, 719, 2022]]],
    ['XC40', 'suv', 'C', 2018, 2026, 4440, 1873, 1652, 452, 1700, 34, [
      ['T3', 'petrol', 163, 'AF', 9.4, 7.1, 329, 2019, 2021], ['B3', 'mild', 163, 'AF', 8.6, 6.8, 389, 2022], ['B4', 'mild', 197, 'AF', 8.4, 6.9, 409, 2021],
      ['D3 AWD', 'diesel', 150, 'A4', 10.4, 5.9, 359, 2018, 2020], ['D4 AWD', 'diesel', 190, 'A4', 7.9, 6.1, 389, 2018, 2020],
      ['T5 Recharge', 'plugin', 262, 'AF', 7.3, 10.7, 46, 2.2, 469, 2020, 2023], ['Recharge Single Motor', 'electric', 231, 'AF', 7.4, 69, 425, 150, 509, 2022, 2024],
      ['Recharge Twin', 'electric', 408, 'A4', 4.9, 78, 438, 150, 579, 2021, 2024]], { tow: 1800, tank: 54 }],
    ['C40', 'crossover', 'C', 2022, 2024, 4440, 1873, 1596, 413, 2150, 6, [
      ['Recharge Single Motor', 'electric', 238, 'AR', 7.4, 69, 476, 150, 529], ['Recharge Twin', 'electric', 408, 'A4', 4.7, 82, 507, 200, 609]], { tow: 1800 }],
    ['EX40', 'suv', 'C', 2025, 2026, 4440, 1873, 1647, 452, 2150, 9, [
      ['Single Motor Extended Range', 'electric', 252, 'AR', 7.3, 82, 576, 205, 559], ['Twin Motor AWD', 'electric', 408, 'A4', 4.8, 82, 539, 205, 619]], { tow: 1800 }],
    ['EX30', 'crossover', 'B', 2024, 2026, 4233, 1838, 1555, 318, 1850, 16, [
      ['Single Motor', 'electric', 272, 'AR', 5.7, 51, 344, 134, 419], ['Single Motor Extended Range', 'electric', 272, 'AR', 5.3, 69, 476, 153, 459], ['Twin Motor Performance', 'electric', 428, 'A4', 3.6, 69, 450, 153, 519]], { tow: 1600 }],
    ['EX90', 'suv', 'F', 2025, 2026, 5037, 1964, 1747, 655, 2790, 3, [
      ['Twin Motor', 'electric', 408, 'A4', 5.9, 111, 614, 250, 1049], ['Twin Motor Performance', 'electric', 517, 'A4', 4.9, 111, 602, 250, 1149]], { seats: 7, tow: 2200 }],
    ['XC60', 'suv', 'D', 2009, 2017, 4644, 1891, 1713, 495, 1850, 12, [
      ['D4', 'diesel', 181, 'AF', 9.1, 5.2, 399, 2013], ['D4 AWD', 'diesel', 190, 'A4', 8.8, 5.7, 419, 2014], ['D5 AWD', 'diesel', 215, 'A4', 8.3, 6.4, 435], ['T5', 'petrol', 245, 'AF', 7.4, 7.8, 405, 2013]], { tow: 2000, tank: 70 }],
    ['XC60', 'suv', 'D', 2018, 2026, 4708, 1902, 1655, 505, 1950, 40, [
      ['D4 AWD', 'diesel', 190, 'A4', 8.4, 6.2, 459, 2018, 2020], ['B4 AWD Diesel', 'mild', 197, 'A4', 8.7, 6.2, 519, 2021, 2024], ['B5 AWD', 'mild', 250, 'A4', 6.9, 7.8, 539, 2021],
      ['T6 Recharge AWD', 'plugin', 350, 'A4', 5.7, 18.8, 81, 1.0, 649, 2022], ['T8 Twin Engine AWD', 'plugin', 390, 'A4', 5.5, 11.6, 50, 2.4, 629, 2019, 2021], ['T8 Recharge AWD', 'plugin', 455, 'A4', 4.9, 18.8, 81, 1.0, 729, 2022]], { tow: 2250, tank: 71 }],
    ['XC90', 'suv', 'E', 2015, 2026, 4953, 1923, 1771, 680, 2150, 16, [
      ['D5 AWD', 'diesel', 235, 'A4', 7.8, 6.6, 629, 2015, 2020], ['B5 AWD Diesel', 'mild', 235, 'A4', 7.6, 6.7, 719, 2020, 2024], ['B5 AWD', 'mild', 250, 'A4', 7.7, 8.5, 739, 2021],
      ['T8 Twin Engine AWD', 'plugin', 390, 'A4', 5.8, 11.6, 46, 2.8, 779, 2016, 2021], ['T8 Recharge AWD', 'plugin', 455, 'A4', 5.3, 18.8, 71, 1.2, 909, 2022]], { seats: 7, tow: 2700, tank: 71 }],
    ['ES90', 'saloon', 'E', 2026, 2026, 5000, 1940, 1550, 424, 2350, 2, [
      ['Single Motor Extended Range', 'electric', 333, 'AR', 6.6, 92, 651, 300, 769], ['Twin Motor', 'electric', 449, 'A4', 5.4, 106, 700, 350, 859]], { trims: sedanTrims, tow: 1600 }],
  ],
};

export const polestar: Brand = {
  name: 'Polestar', code: 'PO', keeps: 92,
  trims: [{ name: 'Standard', level: 0 }, { name: 'Plus', level: 2 }, { name: 'Pilot Plus', level: 3 }],
  lines: [
    ['2', 'saloon', 'D', 2020, 2026, 4606, 1859, 1479, 405, 2050, 30, [
      ['Standard Range Single Motor', 'electric', 224, 'AF', 7.4, 67, 474, 130, 469, 2021, 2023], ['Long Range Single Motor', 'electric', 299, 'AR', 6.2, 82, 655, 205, 539, 2024],
      ['Long Range Single Motor', 'electric', 231, 'AF', 7.4, 78, 542, 155, 509, 2021, 2023], ['Long Range Dual Motor', 'electric', 408, 'A4', 4.7, 78, 482, 155, 559, 2020, 2023], ['Long Range Dual Motor', 'electric', 421, 'A4', 4.5, 82, 596, 205, 589, 2024]], { doors: 5, tow: 1500 }],
    ['3', 'suv', 'E', 2024, 2026, 4900, 1968, 1614, 484, 2580, 6, [
      ['Long Range Single Motor', 'electric', 299, 'AR', 7.8, 111, 706, 250, 879], ['Long Range Dual Motor', 'electric', 489, 'A4', 5.0, 111, 631, 250, 949]], { tow: 2200 }],
    ['4', 'crossover', 'D', 2024, 2026, 4840, 2008, 1534, 526, 2300, 9, [
      ['Long Range Single Motor', 'electric', 272, 'AR', 7.1, 100, 620, 200, 699], ['Long Range Dual Motor', 'electric', 544, 'A4', 3.8, 100, 590, 200, 779]], { tow: 2000 }],
  ],
};
